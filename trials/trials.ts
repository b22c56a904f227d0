import {cloud} from './cloud';
import {guides} from './guides';
import {media} from './media';
import {prompt} from './prompt';
import {troubleshooting} from './troubleshooting';
import type {Trial} from './trial';

/** All trials, in the order in which they run. */
export const trials: readonly Trial[] = [
  prompt,
  troubleshooting,
  media,
  guides,
  cloud,
];
