/** What was measured of a site, by name; the names are those of the rows. */
export type Figures = Readonly<Record<string, number>>;

/** A ratio to the first column says nothing of these. */
const WITHOUT_RATIO =
  /^(?:HTML files|warm : cold|.*CLS|.*performance|accessibility|best practices|SEO|load average.*)$/;

const ratio = (name: string) => (own: Figures, stock: Figures) =>
  (own[name] ?? NaN) / (stock[name] ?? NaN);

/** What builds are held to, and how each is worked out. */
const BARS = [
  ['cold build within 1.3 times stock', 1.3, ratio('cold build, s')],
  [
    // Says more than the clock where other work shares the machine.
    'cold build within 1.3 times stock, in processor time',
    1.3,
    ratio('cold build, processor s'),
  ],
  [
    'warm build below 0.7 of a cold one',
    0.7,
    (own: Figures) => own['warm : cold'] ?? NaN,
  ],
  [
    'peak memory below 3000 MB',
    3000,
    (own: Figures) => own['peak memory, MB'] ?? NaN,
  ],
] as const;

export function formatNumber(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) {
    return '';
  }
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return value.toFixed(digits);
}

/** Rows as a Markdown table: the first is its head, numbers stand to the right. */
export function toMarkdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * A Markdown table with a row for each figure, a column for each site, and how
 * many times the other sites' figures the first one's are.
 *
 * @param columns figures by the name of the site, the first to be compared
 */
export function formatComparison(
  columns: ReadonlyMap<string, Figures>,
): string {
  const [[firstName, first] = ['', {}], ...others] = columns;
  const head = [
    '',
    ...columns.keys(),
    ...others.map(([name]) => `${firstName} : ${name}`),
  ];
  const rows = Object.keys(first).map((row) => [
    row,
    ...[...columns.values()].map((figures) => formatNumber(figures[row])),
    ...others.map(([, figures]) =>
      WITHOUT_RATIO.test(row)
        ? ''
        : formatNumber((first[row] ?? NaN) / (figures[row] ?? NaN)),
    ),
  ]);
  return toMarkdown([head, ...rows]);
}

/** Which bars the first site meets; "stock classic" is the other of one of them. */
export function checkBars(columns: ReadonlyMap<string, Figures>): string {
  const [own = {}] = columns.values();
  return BARS.map(([text, limit, read]) => {
    const value = read(own, columns.get('stock classic') ?? {});
    const verdict = value <= limit ? 'met' : 'NOT MET';
    return Number.isNaN(value)
      ? `- ${text}: not measured`
      : `- ${text}: ${verdict} (${formatNumber(value)})`;
  }).join('\n');
}
