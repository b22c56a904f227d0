import {describe, expect, it} from 'vitest';
import {createCommands, PACKAGE_MANAGERS} from '../createCommands';

describe('createCommands', () => {
  it('has a command for each package manager', () => {
    expect(Object.keys(createCommands())).toEqual([...PACKAGE_MANAGERS]);
  });

  it('asks for the template where none is named', () => {
    expect(createCommands().npm).toBe('npx create-video@latest');
  });

  it('puts the flag of the template last', () => {
    expect(createCommands('blank')).toEqual({
      npm: 'npx create-video@latest --blank',
      pnpm: 'pnpm create video --blank',
      yarn: 'yarn create video --blank',
      bun: 'bun create video --blank',
    });
  });
});
