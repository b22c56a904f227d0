import type {Fence} from '../types';

/** A fence at the top of a page, of which a test gives what matters to it. */
export function createFence(code: string, parts: Partial<Fence> = {}): Fence {
  return {
    file: 'docs/page.mdx',
    line: 1,
    lang: 'tsx',
    meta: '',
    code,
    ...parts,
  };
}
