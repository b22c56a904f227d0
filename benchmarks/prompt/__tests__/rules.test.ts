import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isProof, otherRules, proofs, type Proof} from '../rules';

const page = path.resolve(__dirname, '../../../docs/ai/system-prompt.mdx');

it('proves each rule of the page, in its order', () => {
  const headings = [
    ...fs.readFileSync(page, 'utf8').matchAll(/^### (?<rule>.*)$/gm),
  ].map(({groups}) => groups?.rule);
  const rules = new Set([...proofs.map(({rule}) => rule), ...otherRules]);
  expect([...rules]).toEqual(headings);
});

describe('isProof', () => {
  const proof: Proof = {
    rule: 'Be white',
    broken: [],
    kept: [],
    isRight: (grays) => grays.every((gray) => gray === 1),
  };

  it('wants frames that are wrong', () => {
    expect(isProof(proof, [1, 0])).toBe(true);
    expect(isProof(proof, [1, 1])).toBe(false);
    expect(isProof(proof, new Error('Other.'))).toBe(false);
  });

  it('wants the message where there is one', () => {
    const stopping = {...proof, message: /white/};
    expect(isProof(stopping, new Error('Not white.'))).toBe(true);
    expect(isProof(stopping, new Error('Other.'))).toBe(false);
    expect(isProof(stopping, [1, 0])).toBe(false);
  });
});
