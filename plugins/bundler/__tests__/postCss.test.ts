import {expect, it} from 'vitest';
import {sharePostCss} from '../postCss';

it('sets up plugins once and looks for no configuration', () => {
  const own = {postcssPlugin: 'own'};
  const {plugins, ...rest} = sharePostCss({
    ident: 'postcss',
    plugins: [[require.resolve('postcss-preset-env'), {}], own],
  });
  expect(rest).toEqual({ident: 'postcss', config: false});
  expect(plugins).toEqual([
    expect.objectContaining({postcssPlugin: 'postcss-preset-env'}),
    own,
  ]);
});
