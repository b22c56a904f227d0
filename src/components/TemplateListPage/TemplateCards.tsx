import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PaidTemplate} from '../../data/schema';
import {BadgeList} from '../BadgeList';
import {Card, CardList} from '../Card';
import {TemplateCard} from '../TemplatePage/TemplateCard';
import {VisuallyHidden} from '../VisuallyHidden';
import type {ListedTemplate} from '.';
import styles from './styles.module.css';

type FreeProps = {readonly templates: readonly ListedTemplate[]};
type PaidProps = {readonly templates: readonly PaidTemplate[]};

/** Free templates, each with a link to its page. */
export function FreeTemplateCards({templates}: FreeProps): ReactNode {
  return (
    <CardList>
      {templates.map((template, index) => (
        <TemplateCard
          key={template.slug}
          isFirst={index === 0}
          template={template}
          footer={
            <BadgeList label="Technologies" items={template.technologies} />
          }
        />
      ))}
    </CardList>
  );
}

/** Paid templates, each with a link to the store. Only the store shows them. */
export function PaidTemplateCards({templates}: PaidProps): ReactNode {
  return (
    <CardList isFilled>
      {templates.map(({slug, name, tagline, description, url, previewUrl}) => (
        <Card
          key={slug}
          headingLevel="h3"
          title={name}
          to={url}
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
