/**
 * Guides, followed to the letter by a machine: what is printed runs as it is
 * printed, from the project that the page says it starts from.
 */
import type {Trial} from '../trial';
import {follow} from './follow';
import {listGuides} from './pages';

export const guides: Trial = {
  name: 'guides',
  // A guide takes long, and commands wait for what they need.
  attempts: 1,
  claims: listGuides().map((page) => ({
    page,
    expected: 'runs as it is printed',
    prove: async () => {
      await follow(page);
      return {holds: true, came: 'a project that works'};
    },
  })),
};
