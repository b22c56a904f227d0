import type {ReactNode} from 'react';
import type {Template} from '../../data/schema';
import {drawTracks, kindOfTrack} from '../Drawing/drawTracks';
import {FrameRuler} from '../Drawing/FrameRuler';
import {Lane} from '../Drawing/Lane';
import {PageSection} from '../PageSection';
import styles from './Contents.module.css';

type Props = {readonly template: Pick<Template, 'slug' | 'startsWith'>};

/** What the project contains, one track for each thing. */
export function Contents({template: {slug, startsWith}}: Props): ReactNode {
  const {now, tracks} = drawTracks(slug, startsWith.map(kindOfTrack));
  return (
    <PageSection title="What it starts with">
      <div className={styles.timeline}>
        <div className={styles.ruler}>
          <FrameRuler now={now} />
        </div>
        <ul className={styles.tracks}>
          {startsWith.map((item, index) => {
            const track = tracks[index];
            return (
              <li key={item} className={styles.track}>
                <span className={styles.name}>{item}</span>
                <span className={styles.lane}>
                  {track && <Lane track={track} now={now} />}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </PageSection>
  );
}
