import type {ReactNode} from 'react';
import type {SoftwareSourceCode} from 'schema-dts';
import Link from '@docusaurus/Link';
import type {Template} from '../../data/schema';
import {BadgeList} from '../BadgeList';
import {CardList} from '../Card';
import {CodeFrame} from '../CodeFrame';
import {CodeText} from '../CodeText';
import {CommandTabs} from '../CommandTabs';
import {createCommands} from '../CommandTabs/createCommands';
import {Example} from '../Example';
import {PageSection} from '../PageSection';
import {PageSections} from '../PageSection/PageSections';
import {SitePage} from '../SitePage';
import {summarize} from '../SitePage/summarize';
import {StructuredData, useDataAddresses} from '../StructuredData';
import {organization} from '../StructuredData/organization';
import {TemplateCard, type TemplateExample} from './TemplateCard';
import styles from './styles.module.css';

type Props = {
  readonly template: Template;
  readonly others: readonly Pick<Template, 'slug' | 'name' | 'tagline'>[];
  /** The composition of the template, then those of the others. */
  readonly examples: readonly [TemplateExample, ...TemplateExample[]];
  /** The code of the composition. */
  readonly code: {readonly html: string; readonly foldedLines?: number};
};

type PartProps = Pick<Props, 'template'>;

function Contents({template: {startsWith}}: PartProps): ReactNode {
  return (
    <PageSection title="What it starts with">
      <ul className={styles.notes}>
        {startsWith.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </PageSection>
  );
}

function Overview({
  template,
  examples: [example],
}: Pick<Props, 'template' | 'examples'>): ReactNode {
  const {slug, description, technologies, repository, previewUrl} = template;
  const {width, height} = example.metadata;
  return (
    <div className={styles.overview}>
      <div className={width < height ? styles.portrait : styles.example}>
        <Example {...example} isFirst />
      </div>
      <div className={styles.text}>
        <p>{description}</p>
        <BadgeList label="Technologies" items={technologies} />
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
        <div className="margin-top--md">
          <Contents template={template} />
        </div>
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
            <li key={note}>
              <CodeText>{note}</CodeText>
            </li>
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

function Code({
  template: {repository},
  examples: [{name}],
  code,
}: Omit<Props, 'others'>): ReactNode {
  return (
    <PageSection
      title="The code of the video"
      lead={
        <>
          The video above was made for this page, and this is all of its code.
          The template's own code is in{' '}
          <Link className="textLink" href={repository}>
            its repository
          </Link>
          .
        </>
      }
    >
      <CodeFrame language="tsx" title={`${name}.tsx`} {...code} />
    </PageSection>
  );
}

function Others({
  others,
  examples: [, ...examples],
}: Pick<Props, 'others' | 'examples'>): ReactNode {
  return (
    <PageSection title="Templates like this one">
      <CardList isFilled>
        {others.map((template, index) => (
          <TemplateCard
            key={template.slug}
            template={{...template, shown: examples[index]}}
          />
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

/** One free template: what it makes, how to create it and what comes with it. */
export default function TemplatePage({
  template,
  others,
  examples,
  code,
}: Props): ReactNode {
  const {name, description, tagline, repository, technologies} = template;
  const {home, page} = useDataAddresses();
  return (
    <SitePage
      meta={{title: name, description: summarize(description)}}
      lead={tagline}
    >
      <StructuredData<SoftwareSourceCode>
        data={{
          '@context': 'https://schema.org',
          '@type': 'SoftwareSourceCode',
          '@id': page,
          url: page,
          name,
          description,
          codeRepository: repository,
          keywords: [...technologies],
          author: organization(home),
        }}
      />
      <Overview template={template} examples={examples} />
      {(template.setupNotes ?? template.relatedDocs) && (
        <PageSections>
          <SetupNotes template={template} />
          <RelatedDocs template={template} />
        </PageSections>
      )}
      <Code template={template} examples={examples} code={code} />
      <Others others={others} examples={examples} />
    </SitePage>
  );
}
