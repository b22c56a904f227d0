import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Template} from '../../data/schema';
import {BadgeList} from '../BadgeList';
import {Card, CardList} from '../Card';
import {CommandTabs} from '../CommandTabs';
import {createCommands} from '../CommandTabs/createCommands';
import {PageSection} from '../PageSection';
import {SitePage} from '../SitePage';
import {summarize} from '../SitePage/summarize';
import {Contents} from './Contents';
import styles from './styles.module.css';

type Props = {
  readonly template: Template;
  readonly others: readonly Pick<Template, 'slug' | 'name' | 'tagline'>[];
};

type PartProps = Pick<Props, 'template'>;

function Overview({template}: PartProps): ReactNode {
  const {slug, description, technologies, repository, previewUrl} = template;
  return (
    <div className={styles.overview}>
      <div>
        <p className={styles.description}>{description}</p>
        <BadgeList label="Technologies" items={technologies} />
      </div>
      <div>
        <CommandTabs
          label="Create a project from this template"
          commands={createCommands(slug)}
        />
        <ul className={styles.links}>
          {previewUrl && (
            <li>
              <Link className="button button--outline" href={previewUrl}>
                Open the preview
              </Link>
            </li>
          )}
          <li>
            <Link className="button button--outline" href={repository}>
              View the repository
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

function SetupNotes({template: {setupNotes}}: PartProps): ReactNode {
  return (
    setupNotes && (
      <PageSection title="Setup notes">
        <ul className={styles.notes}>
          {setupNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </PageSection>
    )
  );
}

function RelatedDocs({template: {relatedDocs}}: PartProps): ReactNode {
  return (
    relatedDocs && (
      <PageSection title="Related documentation">
        <ul className={styles.docs}>
          {relatedDocs.map(({label, to}) => (
            <li key={to}>
              <Link className="textLink" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </PageSection>
    )
  );
}

function Others({others}: Pick<Props, 'others'>): ReactNode {
  return (
    <PageSection title="Templates like this one">
      <CardList>
        {others.map(({slug, name, tagline}) => (
          <Card
            key={slug}
            headingLevel="h3"
            title={name}
            to={`/templates/${slug}/`}
          >
            <p>{tagline}</p>
          </Card>
        ))}
      </CardList>
      <p className={styles.all}>
        <Link className="textLink" to="/templates/">
          See all templates
        </Link>
      </p>
    </PageSection>
  );
}

/** One free template: what it is, how to create it and what comes with it. */
export default function TemplatePage({template, others}: Props): ReactNode {
  const {name, description, tagline} = template;
  return (
    <SitePage
      meta={{title: name, description: summarize(description)}}
      lead={tagline}
    >
      <Overview template={template} />
      <Contents template={template} />
      <SetupNotes template={template} />
      <RelatedDocs template={template} />
      <Others others={others} />
    </SitePage>
  );
}
