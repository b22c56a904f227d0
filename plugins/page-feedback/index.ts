import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Asks below each page of the documentation whether it was helpful. The answer is
 * an event of the analytics service; without one the site does without the plugin.
 */
export default function pageFeedbackPlugin(): Plugin {
  return {
    name: 'page-feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
