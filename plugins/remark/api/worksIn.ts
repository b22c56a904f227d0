import type {
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {
  checkBrowsers,
  defaultWorksIn,
  environments,
  type WorksIn,
} from '../../../config/worksIn';
import {parseKey} from '../../../toolkit/model';
import {listOf, readSource} from '../../docs-index/source';
import {groupBy} from '../../groupBy';
import {throwProblems, type Problem} from '../problems';
import {findCommandPackage} from './commands';
import {findSymbol} from './symbols';

const TITLE = 'Where it works';

const TYPES: Paragraph = {
  type: 'paragraph',
  children: [
    {
      type: 'text',
      value:
        'Types have no effect at run time, so you can import them everywhere.',
    },
  ],
};

/** Text in which backticks mark code, which may become a link. */
function parseCode(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index) => ({type: index % 2 ? 'inlineCode' : 'text', value}));
}

function createRow(...cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: parseCode(cell.charAt(0).toUpperCase() + cell.slice(1)),
    })),
  };
}

/**
 * A table of two columns, in which environments with one answer share a row, and
 * those where it works come first.
 */
function createTable(worksIn: WorksIn): Table {
  const answered = Object.entries(environments).flatMap(([key, name]) => {
    const answer = worksIn[key as keyof WorksIn];
    return answer === undefined ? [] : [{name, answer}];
  });
  const isNo = ({answer}: (typeof answered)[number]): number =>
    Number(answer.startsWith('no'));
  answered.sort((a, b) => isNo(a) - isNo(b));
  return {
    type: 'table',
    children: [
      createRow('Environment', 'Works'),
      ...[...groupBy(answered, ({answer}) => answer)].map(([answer, group]) =>
        createRow(group.map(({name}) => name).join(', '), answer),
      ),
    ],
  };
}

/** What the package says of an export or a command, unless the page does. */
function findDefault(key: string): WorksIn | undefined {
  if (!key.includes('#')) {
    return key ? defaultWorksIn(findCommandPackage(key).name) : undefined;
  }
  const {
    specifier,
    export: {kind},
  } = findSymbol(key);
  return kind === 'type' ? undefined : defaultWorksIn(specifier, kind);
}

/** Puts content below its heading, which comes before "See also" if it is new. */
function insert(root: Root, content: RootContent): void {
  const find = (title: string): number =>
    root.children.findIndex(
      (node) =>
        node.type === 'heading' && node.depth === 2 && toString(node) === title,
    );
  const at = find(TITLE);
  if (at >= 0) {
    root.children.splice(at + 1, 0, content);
    return;
  }
  const last = find('See also');
  root.children.splice(
    last >= 0 ? last : root.children.length,
    0,
    {type: 'heading', depth: 2, children: [{type: 'text', value: TITLE}]},
    content,
  );
}

/** What the packages contradict, with its line in the front matter. */
function findProblems(
  text: string,
  key: string,
  worksIn: WorksIn | undefined,
): Problem[] {
  const problem =
    worksIn && key.includes('#')
      ? checkBrowsers(parseKey(key).specifier, worksIn)
      : undefined;
  const line =
    text.split('\n').findIndex((each) => /^ +browsers:/.test(each)) + 1;
  return problem ? [{line, ...problem}] : [];
}

/**
 * Says on each page about an export or a command where it works, as the package
 * (config/worksIn.ts) and `works_in` in the front matter have it. It comes before
 * the transformers of the framework, which give the heading an id and list it in
 * the table of contents.
 *
 * @throws Error with file, line, what is wrong and what to do
 */
export default function remarkWorksIn(): (
  root: Root,
  file: VFile,
) => Promise<void> {
  return async (root, file) => {
    const {text, frontMatter} = await readSource(file.path);
    const [key = ''] = [
      ...listOf(frontMatter.api),
      ...listOf(frontMatter.command),
    ];
    const own = frontMatter.works_in as WorksIn | undefined;
    if (!key && !own) {
      return;
    }
    let known: WorksIn | undefined;
    try {
      known = findDefault(key);
    } catch {
      // The binding, which comes later, says what is wrong with the key.
      return;
    }
    throwProblems(
      'Not what the packages say',
      file,
      findProblems(text, key, own),
    );
    const worksIn = {...known, ...own};
    const isKnown = Object.keys(worksIn).length > 0;
    insert(root, isKnown ? createTable(worksIn) : TYPES);
  };
}
