import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {CompileOptions} from '@mdx-js/mdx';
import remarkApi from '../plugins/remark/api';
import remarkWorksIn from '../plugins/remark/api/worksIn';
import remarkExample from '../plugins/examples/remark';
import remarkLinks from '../plugins/remark/links';
import remarkSamples from '../plugins/remark/samples';
import remarkStructure from '../plugins/remark/structure';
import {packageManagerTabs} from './packageManagers';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

const siteDir = path.resolve(__dirname, '..');

const checks: Plugins = [
  remarkStructure,
  [remarkExample, {examplesDir: path.join(siteDir, 'examples')}],
  remarkSamples,
];
const tabs: Plugins[number] = [npm2yarn, packageManagerTabs];

const docsOptions = {docsDir: path.join(siteDir, 'docs')};

/**
 * What checks and transforms the Markdown of every page. Builds run it, and so
 * does `npm run check`, without a build.
 */
export const remarkPlugins: Plugins = [...checks, tabs];

/** What adds headings to pages of the documentation, for the framework to see. */
export const docsBeforeDefaultRemarkPlugins: Plugins = [remarkWorksIn];

/** What follows on pages of the documentation. */
export const docsRemarkPlugins: Plugins = [
  ...checks,
  [remarkApi, docsOptions],
  // After the binding, which adds a command to install the package.
  tabs,
  // After the binding, which tells which headings name members.
  [remarkLinks, docsOptions],
];
