import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {CompileOptions} from '@mdx-js/mdx';
import remarkApi from './api';
import remarkWorksIn from './api/worksIn';
import remarkDiagrams from './diagrams';
import remarkExample from '../examples/remark';
import remarkInstalls from './installs';
import remarkLinks from './links';
import remarkMessages from './messages';
import remarkOptions from '../options/remark';
import remarkSamples from './samples';
import remarkStructure from './structure';
import remarkValues from './values';
import {packageManagerTabs} from '../../config/packageManagers';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

const siteDir = path.resolve(__dirname, '../..');

const checks: Plugins = [
  [remarkExample, {examplesDir: path.join(siteDir, 'examples')}],
  remarkSamples,
];
/** Commands, whose tabs copy what is in them. */
const commands: Plugins = [remarkInstalls, [npm2yarn, packageManagerTabs]];

const docsOptions = {docsDir: path.join(siteDir, 'docs')};

/** What has to run before the framework makes elements of images. */
export const beforeDefaultRemarkPlugins: Plugins = [
  remarkStructure,
  remarkDiagrams,
];

/** The same on pages of the documentation, to which it adds texts and headings. */
export const docsBeforeDefaultRemarkPlugins: Plugins = [
  [remarkOptions, docsOptions],
  // Before what looks at tables and code.
  remarkValues,
  ...beforeDefaultRemarkPlugins,
  // Before the framework makes the contents of headings.
  remarkMessages,
  remarkWorksIn,
];

/**
 * What checks and transforms the Markdown of every page. Builds run it, and so
 * does `npm run check`, without a build.
 */
export const remarkPlugins: Plugins = [...checks, ...commands];

/** What follows on pages of the documentation. */
export const docsRemarkPlugins: Plugins = [
  ...checks,
  [remarkApi, docsOptions],
  // After the binding, which adds a command to install the package.
  ...commands,
  // After the binding, which tells which headings name members.
  [remarkLinks, docsOptions],
];
