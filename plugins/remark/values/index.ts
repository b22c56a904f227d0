/**
 * Writes values of the packages into pages: `{lambda.memory.max}` in a text, and
 * `{lambda.rolePolicy}` on a line of its own. They come from the API model
 * (`toolkit/api/_cloud.json`), so that no page says what a package no longer does.
 */
import type {
  BlockContent,
  InlineCode,
  PhrasingContent,
  Root,
  TableRow,
} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import cloud from '../../../toolkit/api/_cloud.json';
import type {CloudFacts} from '../../../toolkit/modelTypes';
import {throwProblems, type Problem} from '../problems';
import {reasonOf, type REASONS} from './permissions';
import {groupRegions} from './regions';

const facts: CloudFacts = cloud;

/** An expression that names a value, and no other code. */
const NAME = /^\s*((?:lambda|cloudrun)(?:\.\w+)+)\s*$/;

type Statement = {
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
};

function readStatements(policy: string): readonly Statement[] {
  return (JSON.parse(policy) as {Statement: readonly Statement[]}).Statement;
}

const codeOf = (value: string): InlineCode => ({type: 'inlineCode', value});

/** Nodes with a text between each two of them. */
function join(
  nodes: readonly PhrasingContent[],
  separator: string,
): PhrasingContent[] {
  return nodes.flatMap((node, index) =>
    index === 0 ? [node] : [{type: 'text', value: separator} as const, node],
  );
}

/** A text in which names are between backticks, as in Markdown. */
function toPhrasing(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index) =>
      index % 2 === 1 ? codeOf(value) : {type: 'text', value},
    );
}

function toTable(
  head: readonly string[],
  rows: readonly (readonly PhrasingContent[])[][],
): BlockContent {
  const toRow = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({
      type: 'tableCell',
      children: [...children],
    })),
  });
  return {
    type: 'table',
    align: head.map(() => null),
    children: [toRow(head.map(toPhrasing)), ...rows.map(toRow)],
  };
}

function toPolicy(value: string): BlockContent {
  return {type: 'code', lang: 'json', value};
}

function toPermissions(
  list: keyof typeof REASONS,
  policy: string,
): BlockContent {
  return toTable(
    ['Permission', 'What it is for', 'Resource'],
    readStatements(policy).flatMap(({Action, Resource}) =>
      Action.map((action) => [
        [codeOf(action)],
        toPhrasing(reasonOf(list, action)),
        join(Resource.map(codeOf), ', '),
      ]),
    ),
  );
}

function toRegions(name: 'lambda' | 'cloudrun'): BlockContent {
  return toTable(
    ['Area', 'Regions'],
    groupRegions(name, facts[name].regions).map(({area, regions}) => [
      toPhrasing(area),
      toPhrasing(
        regions.map(({id, place}) => `\`${id}\` (${place})`).join(', '),
      ),
    ]),
  );
}

/** Without exponent, which a price of a millionth would have. */
function toPrice(usd: number): PhrasingContent[] {
  return toPhrasing(usd.toFixed(12).replace(/0+$/, ''));
}

function toPrices(): BlockContent {
  return toTable(
    [
      'Region',
      'Gigabyte of memory, per second',
      'Gigabyte of disk, per second',
      'Million invocations',
    ],
    Object.entries(facts.lambda.prices).map(([id, prices]) => [
      [codeOf(id)],
      toPrice(prices.duration),
      toPrice(prices.disk),
      toPhrasing((prices.request * 1_000_000).toFixed(2)),
    ]),
  );
}

const BLOCKS: Readonly<Record<string, () => BlockContent>> = {
  'lambda.rolePolicy': () => toPolicy(facts.lambda.rolePolicy),
  'lambda.userPolicy': () => toPolicy(facts.lambda.userPolicy),
  'lambda.rolePermissions': () =>
    toPermissions('rolePermissions', facts.lambda.rolePolicy),
  'lambda.userPermissions': () =>
    toPermissions('userPermissions', facts.lambda.userPolicy),
  'cloudrun.permissions': () =>
    toTable(
      ['Permission', 'What it is for'],
      facts.cloudrun.permissions.map((name) => [
        [codeOf(name)],
        toPhrasing(reasonOf('permissions', name)),
      ]),
    ),
  'lambda.regions': () => toRegions('lambda'),
  'cloudrun.regions': () => toRegions('cloudrun'),
  'lambda.prices': toPrices,
};

function countActions(policy: string): number {
  return readStatements(policy).flatMap(({Action}) => Action).length;
}

/** Values that count others. */
const COUNTS: Readonly<Record<string, number>> = {
  'lambda.regionCount': facts.lambda.regions.length,
  'lambda.rolePermissionCount': countActions(facts.lambda.rolePolicy),
  'lambda.userPermissionCount': countActions(facts.lambda.userPolicy),
  'cloudrun.regionCount': facts.cloudrun.regions.length,
  'cloudrun.permissionCount': facts.cloudrun.permissions.length,
};

/** The value that a path leads to; undefined for groups and where it ends early. */
function readValue(
  name: string,
): string | number | readonly string[] | undefined {
  if (name in COUNTS) {
    return COUNTS[name];
  }
  const value = name
    .split('.')
    .reduce<unknown>(
      (group, key) =>
        group !== null && typeof group === 'object'
          ? (group as Readonly<Record<string, unknown>>)[key]
          : undefined,
      facts,
    );
  return typeof value === 'string' || typeof value === 'number'
    ? value
    : Array.isArray(value)
      ? (value as readonly string[])
      : undefined;
}

function toText(name: string): PhrasingContent[] | undefined {
  const value = name in BLOCKS ? undefined : readValue(name);
  if (value === undefined) {
    return undefined;
  }
  if (typeof value === 'object') {
    return join(value.map(codeOf), ', ');
  }
  return [{type: 'text', value: value.toLocaleString('en-US')}];
}

/** Names of all values that pages can have in a text. */
function listNames(): string[] {
  const below = (group: object, prefix: string): string[] =>
    Object.entries(group).flatMap(([key, value]) => {
      const name = `${prefix}${key}`;
      return typeof value === 'object' && !Array.isArray(value)
        ? below(value as object, `${name}.`)
        : [name];
    });
  return [...below(facts, ''), ...Object.keys(COUNTS)].filter(
    (name) => toText(name) && !name.startsWith('lambda.prices.'),
  );
}

/**
 * Replaces the expressions of a page that name a value.
 *
 * @throws Error with file, line and the known names where there is no such value
 */
export default function remarkValues(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const problems: Problem[] = [];
    visit(root, (node, index, parent) => {
      if (
        (node.type !== 'mdxTextExpression' &&
          node.type !== 'mdxFlowExpression') ||
        !parent ||
        index === undefined
      ) {
        return undefined;
      }
      const name = NAME.exec(node.value)?.[1];
      if (name === undefined) {
        return undefined;
      }
      const isBlock = node.type === 'mdxFlowExpression';
      const found = (isBlock ? BLOCKS[name]?.() : undefined) ?? toText(name);
      if (!found) {
        problems.push({
          line: node.position?.start.line,
          problem: `there is no value "${name}" for ${isBlock ? 'a line of its own' : 'a text'}`,
          remedy: `Write one of ${(isBlock ? Object.keys(BLOCKS) : listNames()).join(', ')}; "npm run generate:api" reads them from the packages.`,
        });
        return SKIP;
      }
      const nodes = Array.isArray(found) ? found : [found];
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      return index + nodes.length;
    });
    throwProblems(
      'This page names values that the packages lack',
      file,
      problems,
    );
  };
}
