import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {CloudDrawing, PlayerDrawing, RecorderDrawing} from './drawings';
import styles from './styles.module.css';

const PRODUCTS = [
  {
    name: 'Player',
    to: '/player/',
    Drawing: PlayerDrawing,
    text: 'Put a composition in your React app. When a prop changes, the video changes immediately, without a render.',
    action: 'Try the Player',
  },
  {
    name: 'Cloud rendering',
    to: '/lambda/',
    Drawing: CloudDrawing,
    text: 'Split a video into chunks and render them side by side in your own cloud account, then join them into one file.',
    action: 'See how it splits',
  },
  {
    name: 'Recorder',
    to: '/docs/recorder/',
    Drawing: RecorderDrawing,
    text: 'Record screen and camera, cut the takes and correct the captions as text. The edit stays in your repository.',
    action: 'Set up the Recorder',
  },
] as const;

type Props = {
  /** The product whose page it is, which needs no card there. */
  readonly without?: (typeof PRODUCTS)[number]['to'];
};

/** The products that build on the core, as cards. */
export function ProductCards({without}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {PRODUCTS.filter(({to}) => to !== without).map(
        ({name, to, Drawing, text, action}) => (
          <li key={name}>
            <Link className={styles.card} to={to}>
              <span className={styles.drawing}>
                <Drawing />
              </span>
              <div className={styles.text}>
                <Heading as="h3">{name}</Heading>
                <span>{text}</span>
                <span className={styles.action}>
                  {action}
                  <svg
                    width="14"
                    height="12"
                    viewBox="0 0 14 12"
                    aria-hidden="true"
                  >
                    <path d="M1 6h11M7.5 1.5L12 6l-4.5 4.5" />
                  </svg>
                </span>
              </div>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
