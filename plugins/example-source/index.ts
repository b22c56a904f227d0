import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {spring} from 'remotion';
import {metadata} from '../../examples/YearInReview/props';
import {extractTracks} from './extractTracks';

const FILE = 'examples/YearInReview/index.tsx';

const SPRING_FPS = 30;
const SPRING_FRAMES = 24;

/** Values of the default spring, frame by frame, from the toolkit itself. */
function springValues(): number[] {
  return Array.from({length: SPRING_FRAMES}, (_, frame) =>
    Number(spring({frame, fps: SPRING_FPS}).toFixed(4)),
  );
}

/** Gives the home page the tracks and the code of the composition it plays. */
export default function exampleSourcePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'example-source',
    getPathsToWatch: () => [FILE],
    async contentLoaded({actions}) {
      const source = await fs.readFile(path.join(siteDir, FILE), 'utf8');
      await actions.createData(
        'yearInReview.json',
        JSON.stringify(extractTracks(source, metadata.durationInFrames, FILE)),
      );
      await actions.createData('spring.json', JSON.stringify(springValues()));
    },
  };
}
