import type {Props} from '@theme/TOC';
import groups from '@generated/api-index/default/groups.json';

/** The anchor of a group or package: `@remotion/player` is at `remotion-player`. */
export function anchorOf(title: string): string {
  return title.replace(/\W+/g, '-').replace(/^-/, '').toLowerCase();
}

/** Groups and packages, for the contents of the page. */
export const contents: Props['toc'] = groups.flatMap(({title, packages}) => [
  {value: title, id: anchorOf(title), level: 2},
  ...packages.map(({name}) => ({value: name, id: anchorOf(name), level: 3})),
]);
