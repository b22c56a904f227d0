import {describe, expect, it} from 'vitest';
import {QUERY_LIMIT} from '../../../plugins/search/client/engine/cleanQuery';
import {
  allQueries,
  parseQueries,
  queryClasses,
  querySets,
  type BenchmarkQuery,
} from '../queries';

describe('the queries', () => {
  it('that constants are tuned with are at least 200, of every class', () => {
    const seen = [...querySets.tuned, ...querySets.typed];
    expect(querySets.tuned.length).toBeGreaterThanOrEqual(200);
    expect(new Set(seen.map(({class: name}) => name))).toEqual(
      new Set(queryClasses),
    );
  });

  it('are in one set each', () => {
    const {tuned, validation, heldOut, typed, typedUnseen} = querySets;
    const known = [
      ...tuned,
      ...validation,
      ...heldOut,
      ...typed,
      ...typedUnseen,
    ];
    expect(new Set(known.map(({query}) => query)).size).toBe(known.length);
  });

  it('are no longer than the field, unless they are pasted', () => {
    const isPasted = ({class: name}: BenchmarkQuery): boolean =>
      name === 'title' || name === 'error';
    for (const {query} of allQueries.filter((query) => !isPasted(query))) {
      expect(query.length, query).toBeLessThanOrEqual(QUERY_LIMIT);
    }
  });
});

describe('a set of queries', () => {
  it('has a class, a query and pages in each row', () => {
    expect(
      parseQueries(
        'class\tquery\tpages\ntask\tcut a clip\t/docs/series/ /\n',
        'x.tsv',
      ),
    ).toEqual([
      {class: 'task', query: 'cut a clip', pages: ['/docs/series/', '/']},
    ]);
  });

  it('may say where a query is from', () => {
    expect(
      parseQueries(
        'class\tquery\tpages\tsource\nguess\tcutPath\t/a/\tpathCut\nword\ta\t/a/\n',
        'x.tsv',
      ),
    ).toEqual([
      {class: 'guess', query: 'cutPath', pages: ['/a/']},
      {class: 'word', query: 'a', pages: ['/a/']},
    ]);
  });

  it.each([
    ['class\tpages', 'x.tsv:1: the columns are "class\tpages". Make them'],
    [
      'class\tquery\tpages\napi\tseries',
      'x.tsv:2: "api\tseries" is not a class',
    ],
    [
      'class\tquery\tpages\napi\ta\t/b/\nodd\ta\t/b/',
      'x.tsv:3: there is no class "odd". Name one of api, prefix,',
    ],
    [
      'class\tquery\tpages\napi\ta\tdocs/b',
      'x.tsv:2: "docs/b" is not the address of a page.',
    ],
    [
      'class\tquery\tpages\napi\ta\t/b/  /c/',
      'x.tsv:2: "" is not the address of a page.',
    ],
  ])('says where %j cannot be read', (text, message) => {
    expect(() => parseQueries(text, 'x.tsv')).toThrow(message);
  });
});
