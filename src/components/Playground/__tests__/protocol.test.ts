import {describe, expect, it} from 'vitest';
import {readFrameMessage} from '../protocol';

describe('what a frame says', () => {
  it.each([
    undefined,
    'beat',
    {},
    {type: 'frame', frame: -1},
    {type: 'frame', frame: '5'},
    {type: 'good', version: NaN},
    {type: 'rendered', data: new ArrayBuffer(1), extension: 'html'},
    {type: 'rendered', data: new ArrayBuffer(1), extension: 'constructor'},
    {type: 'rendered', data: 'text', extension: 'mp4'},
    {type: 'props'},
  ])('is left aside if it has another form: %j', (value) => {
    expect(readFrameMessage(value)).toBeUndefined();
  });

  it('is cut if it is long, and keeps only what is known', () => {
    expect(
      readFrameMessage({
        type: 'problem',
        message: 'x'.repeat(5000),
        line: 3,
        file: 'A.tsx',
        html: '<b>',
      }),
    ).toEqual({
      type: 'problem',
      message: 'x'.repeat(600),
      line: 3,
      file: 'A.tsx',
    });
  });
});
