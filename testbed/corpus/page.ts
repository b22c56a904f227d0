import {
  between,
  capitalize,
  createRandom,
  paragraphs,
  sentence,
  word,
  words,
  type Random,
} from './prose';
import type {CorpusPage} from './tree';

/** Words of prose, without code: the median of this site's pages is 800 with it. */
const WORDS = 750;

const SECTIONS = 4;
const LINKS = 5;
const TABLE_ROWS = 6;

/** The length that search engines show of a description. */
const DESCRIPTION_LIMIT = 155;

function identifier(next: Random): string {
  return word(next) + capitalize(word(next));
}

function component(next: Random): string {
  const name = capitalize(identifier(next));
  const [from, to] = [between(next, [0, 30]), between(next, [31, 90])];
  return `\`\`\`tsx title="src/${name}.tsx"
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  readonly ${identifier(next)}: string;
  readonly ${word(next)}Count: number;
};

// ${sentence(next)}
export const ${name}: React.FC<Props> = (props) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [${from}, ${to}], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{opacity, backgroundColor: 'white'}}>
      <h1 className="${word(next)}">${capitalize(words(next, 3))}</h1>
      <p>{Object.values(props).join(' ')}</p>
    </AbsoluteFill>
  );
};
\`\`\``;
}

function moduleOfFunctions(next: Random): string {
  const [name, argument] = [identifier(next), `${word(next)}Input`];
  return `\`\`\`ts
export type ${capitalize(name)}Options = {
  ${argument}: readonly number[];
  signal?: AbortSignal;
};

/** ${sentence(next)} */
export async function ${name}Result({
  ${argument},
  signal,
}: ${capitalize(name)}Options): Promise<number> {
  let total = ${between(next, [0, 9])};
  for (const value of ${argument}) {
    if (signal?.aborted) {
      throw new Error(\`${capitalize(words(next, 4))}: \${value}\`);
    }
    total += await Promise.resolve(value * ${between(next, [2, 99])});
  }
  return total;
}
\`\`\``;
}

function commands(next: Random): string {
  const name = word(next);
  return `\`\`\`bash
npx remotion render src/index.ts ${capitalize(name)} out/${name}.mp4 --crf=${between(next, [1, 51])}
npx remotion still ${capitalize(name)} --frame=${between(next, [0, 300])} > ${name}.log
\`\`\``;
}

function call(next: Random): string {
  return `\`\`\`ts
import {random} from 'remotion';

const ${identifier(next)}Values = Array.from({length: ${between(next, [3, 40])}}, (_, index) => {
  return random(\`${word(next)}-\${index}\`) * ${between(next, [2, 99])};
});
\`\`\``;
}

function table(next: Random): string {
  const rows = Array.from(
    {length: TABLE_ROWS},
    () =>
      `| \`${identifier(next)}\` | \`${between(next, [0, 999])}\` | ${sentence(next)} |`,
  );
  return [
    '| Option | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** What to read next: a list of links, a sentence to each. */
function links(next: Random, targets: readonly string[]): string {
  return Array.from({length: LINKS}, () => {
    const target = targets[Math.floor(next() * targets.length)] ?? '';
    return `- [${capitalize(words(next, 3))}](${target}): ${sentence(next)}`;
  }).join('\n');
}

/**
 * The text of one page: front matter, prose below two levels of headings, four
 * blocks of code, a table and links.
 *
 * @param page the page itself
 * @param targets where its links may lead, as they are written in Markdown
 */
export function writePage(
  page: CorpusPage,
  targets: readonly string[],
): string {
  const next = createRandom(page.id);
  const heading = (level: string): string =>
    `${level} ${capitalize(words(next, between(next, [2, 4])))}`;
  const blocks = [component, moduleOfFunctions, commands, call];
  // Half of a section's words stand below its own heading, half below the next.
  const share = WORDS / (SECTIONS * 2 + 1);
  const description = sentence(next).slice(0, DESCRIPTION_LIMIT);

  const sections = Array.from({length: SECTIONS}, (_, index) => [
    heading('##'),
    ...paragraphs(next, share),
    blocks[index % blocks.length]?.(next) ?? '',
    heading('###'),
    ...paragraphs(next, share),
  ]);
  return [
    `---\ntitle: ${page.title}\ndescription: ${description}\n---`,
    ...paragraphs(next, share),
    ...sections.flat(),
    heading('##'),
    table(next),
    '## See also',
    links(next, targets),
    '',
  ].join('\n\n');
}
