import siteConfig from '@generated/docusaurus.config';
import {
  SERVED_DIR,
  type ServedInfo,
  type ServedTypes,
} from '@site/plugins/type-hovers/served';
import {wrapNames} from './names';
import styles from './styles.module.css';

/** A block of code whose names have been made elements. */
export type Block = {
  readonly pre: HTMLElement;
  /** In the order of the code. */
  readonly infos: ReadonlyMap<HTMLElement, ServedInfo>;
};

const blocks = new WeakMap<Element, Promise<Block | undefined>>();

async function fetchTypes(name: string): Promise<ServedTypes> {
  const response = await fetch(
    `${siteConfig.baseUrl}${SERVED_DIR}/${name}.json`,
  );
  if (!response.ok) {
    throw new Error(`${response.url} answers ${response.status}.`);
  }
  return (await response.json()) as ServedTypes;
}

async function createBlock(frame: HTMLElement): Promise<Block | undefined> {
  const {infos, names} = await fetchTypes(frame.dataset.types ?? '');
  const pre = frame.querySelector('pre');
  const code = pre?.querySelector('code');
  if (!pre || !code || names.length === 0) {
    return undefined;
  }
  const found = new Map<HTMLElement, ServedInfo>();
  for (const [element, index] of wrapNames(code, names)) {
    const info = infos[index];
    if (info) {
      element.className = styles.name ?? '';
      found.set(element, info);
    }
  }
  pre.setAttribute('aria-description', 'Enter: types of the names in the code');
  return {pre, infos: found};
}

/**
 * The block of a frame with its names; fetches their types once.
 *
 * @throws Error if the types cannot be fetched; the next call tries again
 */
export function loadBlock(frame: HTMLElement): Promise<Block | undefined> {
  const known = blocks.get(frame) ?? createBlock(frame);
  blocks.set(frame, known);
  known.catch(() => blocks.delete(frame));
  return known;
}
