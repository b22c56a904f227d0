import type {Plugin} from '@docusaurus/types';
import {guard} from './guard';

/** Puts the guard into the head of every page; see `guard.ts` for what it does. */
export default function earlyGuardPlugin(): Plugin {
  return {
    name: 'early-guard',
    injectHtmlTags() {
      return {
        headTags: [{tagName: 'script', innerHTML: `(${guard.toString()})()`}],
      };
    },
  };
}
