import {describe, expect, it} from 'vitest';
import {readValue} from '../readValue';

describe('readValue', () => {
  it('finds a name whatever its case', () => {
    expect(readValue(' three.JS ', ['React', 'Three.js'])).toBe('Three.js');
  });

  it('keeps an unknown name, trimmed and cut', () => {
    expect(readValue(' <b>Vue', ['React'])).toBe('<b>Vue');
    expect(readValue('x'.repeat(6000), [])).toHaveLength(60);
    expect(readValue('   ', [])).toBe('');
  });
});
