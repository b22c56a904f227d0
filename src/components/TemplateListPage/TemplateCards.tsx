import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PaidTemplate, Template} from '../../data/schema';
import {BadgeList} from '../BadgeList';
import {Card, CardList} from '../Card';
import {kindOfTrack, type TrackKind} from '../Drawing/drawTracks';
import {TemplateDrawing} from '../Drawing/TemplateDrawing';
import {VisuallyHidden} from '../VisuallyHidden';
import styles from './styles.module.css';

/** Tracks to draw for a template of which only the name is known. */
const PLAIN_TRACKS: readonly TrackKind[] = ['clips', 'clips', 'clips', 'clips'];

type FreeProps = {readonly templates: readonly Template[]};
type PaidProps = {readonly templates: readonly PaidTemplate[]};

/** Free templates, each with a link to its page. */
export function FreeTemplateCards({templates}: FreeProps): ReactNode {
  return (
    <CardList>
      {templates.map(({slug, name, tagline, technologies, startsWith}) => (
        <Card
          key={slug}
          headingLevel="h3"
          title={name}
          to={`/templates/${slug}/`}
          drawing={
            <TemplateDrawing slug={slug} kinds={startsWith.map(kindOfTrack)} />
          }
          footer={<BadgeList label="Technologies" items={technologies} />}
        >
          <p>{tagline}</p>
        </Card>
      ))}
    </CardList>
  );
}

/** Paid templates, each with a link to the store. */
export function PaidTemplateCards({templates}: PaidProps): ReactNode {
  return (
    <CardList>
      {templates.map(({slug, name, tagline, description, url, previewUrl}) => (
        <Card
          key={slug}
          headingLevel="h3"
          title={name}
          to={url}
          drawing={<TemplateDrawing slug={slug} kinds={PLAIN_TRACKS} />}
          footer={
            previewUrl && (
              <Link className={clsx('textLink', styles.demo)} href={previewUrl}>
                Open the live demo
                <VisuallyHidden> of {name}</VisuallyHidden>
              </Link>
            )
          }
        >
          <p>{tagline}</p>
          <p>{description}</p>
        </Card>
      ))}
    </CardList>
  );
}
