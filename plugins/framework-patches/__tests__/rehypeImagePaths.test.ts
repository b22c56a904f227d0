import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeImagePaths from '../rehypeImagePaths';

it('leaves no absolute path in the options of the loader of images', () => {
  const {inlineMarkdownImageFileLoader} = getFileLoaderUtils(false).loaders;
  expect(inlineMarkdownImageFileLoader).toContain('&fallback=');
  const request = `${inlineMarkdownImageFileLoader}./picture.png`;
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    data: {
      estree: {
        type: 'Program',
        body: [{type: 'Literal', value: request, raw: `"${request}"`}],
      },
    },
  };
  const root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: [{type: 'mdxJsxAttribute', name: 'src', value}],
        children: [],
      },
    ],
  } as unknown as Root;
  rehypeImagePaths()(root);
  const text = JSON.stringify(value.data);
  expect(text).toMatch(
    /![^!?]*url-loader[^!?]*\?limit=\d+&name=[^!&]+!.\/picture.png/,
  );
  expect(text).not.toContain('fallback');
});
