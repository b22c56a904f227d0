import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {faults, isBroken, isFixed, otherFaults, type Fault} from '../faults';

const docsDir = path.resolve(__dirname, '../../../docs');
const readPage = (page: string): string =>
  fs.readFileSync(path.join(docsDir, page), 'utf8');

it.each(
  [...faults, ...Object.values(otherFaults)].flatMap((fault) =>
    'message' in fault && fault.message !== undefined
      ? [[fault.page, fault.message] as const]
      : [],
  ),
)('%s quotes "%s"', (page, message) => {
  expect(readPage(page)).toContain(message);
});

it('has a component of each name', () => {
  const source = fs.readFileSync(
    path.resolve(__dirname, '../compositions.tsx'),
    'utf8',
  );
  for (const {broken, fixed} of faults) {
    expect(source).toContain(`\n  ${broken},\n`);
    expect(source).toContain(`\n  ${fixed},\n`);
  }
});

const frame = Buffer.from('white');
const other = Buffer.from('black');
const rendered = {once: [frame, frame], again: []};

describe('a fault with a message', () => {
  const fault: Fault = {
    page: '',
    broken: '',
    fixed: '',
    message: 'No such file',
  };

  it('is shown by that message only', () => {
    expect(isBroken(fault, new Error('No such file.'), false)).toBe(true);
    expect(isBroken(fault, new Error('Other.'), false)).toBe(false);
    expect(isBroken(fault, rendered, false)).toBe(false);
  });

  it('is mended where frames are white, or the reason is said', () => {
    expect(isFixed(fault, rendered, true)).toBe(true);
    expect(isFixed(fault, rendered, false)).toBe(false);
    expect(isFixed(fault, new Error('404'), false)).toBe(false);
    expect(isFixed({...fault, reason: '404'}, new Error('404'), false)).toBe(
      true,
    );
  });
});

describe('a fault without a message', () => {
  const fault: Fault = {page: '', broken: '', fixed: ''};

  it('is shown by frames that are not white, or by any error', () => {
    expect(isBroken(fault, rendered, false)).toBe(true);
    expect(isBroken(fault, new Error('Any.'), false)).toBe(true);
    expect(isBroken(fault, rendered, true)).toBe(false);
  });

  it('is shown by frames that differ from one render to the next', () => {
    const repeated: Fault = {...fault, isRepeatable: true};
    const again = {once: [frame], again: [other]};
    expect(isBroken(repeated, again, false)).toBe(true);
    expect(isFixed(repeated, again, false)).toBe(false);
    expect(isFixed(repeated, {once: [frame], again: [frame]}, false)).toBe(
      true,
    );
  });

  it('is told apart by its own rule', () => {
    const moving: Fault = {
      ...fault,
      isRight: (frames) => new Set(frames).size === frames.length,
    };
    expect(isBroken(moving, rendered, true)).toBe(true);
    expect(isFixed(moving, {once: [frame, other], again: []}, false)).toBe(
      true,
    );
  });
});
