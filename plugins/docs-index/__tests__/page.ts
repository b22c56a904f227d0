import {addressOf, type DocPage} from '..';

/** A page of the documentation, of which a test gives what matters to it. */
export function page(file: string, parts: Partial<DocPage> = {}): DocPage {
  return {
    id: file.replace(/\.mdx$/, ''),
    file,
    address: addressOf(file, undefined),
    title: 'Page',
    description: 'What it is about.',
    api: [],
    commands: [],
    text: '',
    frontMatter: {},
    ...parts,
  };
}
