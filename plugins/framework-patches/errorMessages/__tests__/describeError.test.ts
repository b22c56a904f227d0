import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {describeError} from '../describeError';

function compilation(cause: string, details: string): Error {
  return new Error(
    `MDX compilation failed for file "/site/docs/still.mdx"\nCause: ${cause}\nDetails:\n${details}\n    at compileToJSX (/site/node_modules/x.js:1:1)`,
  );
}

/** What the framework puts around an error while it builds. */
const inBuild = (cause: Error): Error =>
  new Error('Unable to build website for locale en.', {cause});

const LINKS =
  'Docusaurus found broken links!\n\n- Broken link on source page path = /docs/still/:\n   -> linking to /docs/nowhere/';

const HEADING =
  'Invalid page structure:\ndocs/still.mdx:9: the heading "A" is an h5 after an h2.';

/** What the parser adds, with the place of the error. */
const DETAILS = JSON.stringify(
  {column: 1, file: '', message: 'Unexpected end', line: 142},
  null,
  2,
);

describe('describeError', () => {
  it.each([
    [
      'leaves out the errors that the framework puts around a message',
      inBuild(
        new Error(
          "Can't process doc metadata for doc at path path=/site/docs/still.mdx in version name=current",
          {cause: new Error('docs/still.mdx:2: "wrong" is not allowed.')},
        ),
      ),
      'docs/still.mdx:2: "wrong" is not allowed.',
    ],
    [
      'keeps every message of our own, the general one first',
      new Error('Invalid front matter in docs/still.mdx.', {
        cause: new Error('bad indentation of a mapping entry'),
      }),
      'Invalid front matter in docs/still.mdx.\nbad indentation of a mapping entry',
    ],
    ['keeps the list of broken links', inBuild(new Error(LINKS)), LINKS],
    [
      'says once what two errors say',
      new Error('same', {cause: new Error('same')}),
      'same',
    ],
    [
      'lists what several pages say',
      new Error('Static generation failed for 2 paths.', {
        cause: new AggregateError([new Error('one'), new Error('two')]),
      }),
      'Static generation failed for 2 paths.\none\ntwo',
    ],
    [
      'reads the cause of a failed compilation',
      compilation(HEADING, `Error: ${HEADING}`),
      HEADING,
    ],
    [
      'adds its place to an error of the Markdown parser',
      compilation('Unexpected end', DETAILS),
      'docs/still.mdx:142:1: Unexpected end',
    ],
    [
      'adds its place to such an error outside of the framework',
      Object.assign(new Error('Unexpected end'), {line: 142, column: 1}),
      'docs/still.mdx:142:1: Unexpected end',
    ],
  ])('%s', (_, error, message) => {
    expect(describeError(error, 'docs/still.mdx')).toBe(message);
  });

  it('says what went wrong in the context in which pages are rendered', () => {
    const fail = (kind: string): Error =>
      new Error('A page failed.', {
        cause: vm.runInNewContext(`new ${kind}('There is no page.')`),
      });
    expect(describeError(fail('Error'))).toBe(
      'A page failed.\nThere is no page.',
    );
    expect(describeError(fail('TypeError'))).toBeUndefined();
  });

  it.each([
    ['a fault of code', new TypeError('x is not a function')],
    ['a fault in a cause', inBuild(new ReferenceError('x is not defined'))],
    [
      'a fault during a compilation',
      compilation('x is not a function', 'TypeError: x is not a function'),
    ],
    ['no error', undefined],
  ])('has no short form of %s', (_, error) => {
    expect(describeError(error)).toBeUndefined();
  });
});
