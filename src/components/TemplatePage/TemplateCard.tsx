import type {ComponentProps, ReactNode} from 'react';
import type {Template} from '../../data/schema';
import {Card} from '../Card';
import type {Example} from '../Example';
import {Preview} from '../Preview';
import styles from './TemplateCard.module.css';

/** The composition that shows what a template makes. */
export type TemplateExample = Pick<
  ComponentProps<typeof Example>,
  'name' | 'poster' | 'metadata' | 'load'
>;

type Props = {
  readonly template: Pick<Template, 'slug' | 'name' | 'tagline'> & {
    readonly shown: TemplateExample | undefined;
  };
  readonly footer?: ReactNode;
  readonly isFirst?: boolean;
};

/** Width of the pictures of cards, as a multiple of their height. */
const RATIO = 16 / 9;

/** A template with its picture, which plays when the card is pointed at. */
export function TemplateCard({
  template: {slug, name, tagline, shown},
  footer,
  isFirst,
}: Props): ReactNode {
  const {width = 1, height = 1} = shown?.metadata ?? {};
  return (
    <Card
      headingLevel="h3"
      title={name}
      to={`/templates/${slug}/`}
      drawing={
        shown && (
          <div className={styles.picture}>
            <div
              style={{
                inlineSize: `${Math.min(1, width / height / RATIO) * 100}%`,
              }}
            >
              <Preview {...shown} isFirst={isFirst} />
            </div>
          </div>
        )
      }
      footer={footer}
    >
      <p>{tagline}</p>
    </Card>
  );
}
