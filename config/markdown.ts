import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {CompileOptions} from '@mdx-js/mdx';
import remarkApi from '../plugins/remark/api';
import remarkExample from '../plugins/examples/remark';
import remarkLinks from '../plugins/remark/links';
import remarkOptions from '../plugins/options/remark';
import remarkSamples from '../plugins/remark/samples';
import remarkStructure from '../plugins/remark/structure';
import {packageManagerTabs} from './packageManagers';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

const siteDir = path.resolve(__dirname, '..');

const docsOptions = {docsDir: path.join(siteDir, 'docs')};

/**
 * What checks and transforms the Markdown of every page. Builds run it, and so
 * does `npm run check`, without a build.
 */
export const remarkPlugins: Plugins = [
  remarkStructure,
  [remarkExample, {examplesDir: path.join(siteDir, 'examples')}],
  remarkSamples,
  [npm2yarn, packageManagerTabs],
];

/** What the framework's own transformers have to find in the documentation. */
export const docsIncludes: Plugins = [[remarkOptions, docsOptions]];

/** The same for pages of the documentation. */
export const docsRemarkPlugins: Plugins = [
  ...remarkPlugins,
  [remarkApi, docsOptions],
  // After the binding, which tells which headings name members.
  [remarkLinks, docsOptions],
];
