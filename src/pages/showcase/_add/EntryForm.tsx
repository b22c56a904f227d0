import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import calculator from '@site/src/components/Calculator/styles.module.css';
import {CardList} from '@site/src/components/Card';
import {CopyButton} from '@site/src/components/CopyButton';
import {PageSection} from '@site/src/components/PageSection';
import {EntryCard} from '@site/src/components/ShowcasePage/EntryCard';
import {groupOf} from '@site/src/data/groupOf';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import {clean, findGaps, findMistakes} from './checkEntry';
import {editAddress, entryCode, entryOf, mailAddress} from './entryCode';
import {EMPTY, FIELDS, type Field, type Values} from './fields';
import styles from './styles.module.css';

type FieldRowProps = {
  readonly field: Field;
  readonly text: string;
  readonly mistake?: string;
  readonly onChange: (text: string) => void;
};

function FieldRow({
  field: {label, hint, limit, isOptional, type},
  text,
  mistake,
  onChange,
}: FieldRowProps): ReactNode {
  const id = useId();
  const Control = type === 'text' ? 'textarea' : 'input';
  const isCounted = type === 'line' || type === 'text';
  const isDescribed = Boolean(mistake ?? hint) || isCounted;
  return (
    <div className={clsx(calculator.field, type !== 'pixels' && styles.wide)}>
      <label htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      <Control
        id={id}
        value={text}
        autoComplete="off"
        required={!isOptional}
        {...(type === 'text' ? {rows: 3} : {type: 'text'})}
        inputMode={
          type === 'address' ? 'url' : type === 'pixels' ? 'numeric' : undefined
        }
        placeholder={type === 'address' ? 'https://' : undefined}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={isDescribed ? `${id}-note` : undefined}
        onChange={({currentTarget}) => onChange(currentTarget.value)}
      />
      {isDescribed && (
        <small
          id={`${id}-note`}
          className={mistake ? calculator.mistake : undefined}
        >
          {isCounted && `${text.length} of ${limit}. `}
          {mistake ?? hint}
        </small>
      )}
    </div>
  );
}

/** What is left to do, or that the entry is complete. */
function describeState(values: Values): string {
  const gaps = findGaps(values);
  const wrong = FIELDS.filter(({name}) => findMistakes(values)[name]);
  return [
    gaps.length > 0 && `Still missing: ${gaps.join(', ')}.`,
    wrong.length > 0 &&
      `To be corrected: ${wrong.map(({label}) => label).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The card as the showcase would have it; the Player draws what is typed. */
function EntryPreview({values}: {readonly values: Values}): ReactNode {
  const entry = entryOf(values);
  const {composition} = groupOf(entry.kind);
  return (
    <>
      <p>This is your card in the showcase:</p>
      <CardList>
        <EntryCard
          key={composition}
          headingLevel="h3"
          entry={{
            ...entry,
            author: {...entry.author, name: entry.author.name || '…'},
            composition,
          }}
        />
      </CardList>
    </>
  );
}

function Entry({values}: {readonly values: Values}): ReactNode {
  const {contactMail, editor} = useSiteLinks();
  const code = entryCode(values);
  return (
    <>
      <CopyButton text={code} what="entry" />
      <pre>
        <code className={styles.code}>{code}</code>
      </pre>
      <ol>
        <li>Copy the entry.</li>
        <li>
          Open the list on GitHub, where the change already has a title, and
          paste the entry above its last line, <code>]);</code>.
        </li>
        <li>
          Choose “Commit changes” and “Propose changes”. GitHub makes a copy of
          the repository for you, and the pull request from there.
        </li>
        <li>Attach the video to the pull request, or link to its file.</li>
      </ol>
      <p>
        <Link
          className="button button--primary margin-right--sm margin-bottom--sm"
          href={editAddress(`${editor}/src/data/showcase.ts`, values)}
        >
          Open the list on GitHub
        </Link>
        <a
          className="button button--outline margin-bottom--sm"
          href={mailAddress(contactMail, values)}
        >
          Send the entry by email
        </a>
      </p>
    </>
  );
}

/** Makes an entry of the showcase of what is typed. Without scripts, it says what to do. */
export function EntryForm(): ReactNode {
  const [values, setValues] = useState(EMPTY);
  const mistakes = findMistakes(values);
  const state = describeState(values);
  return (
    <PageSection
      title="Make your entry"
      lead="The form checks what you type, and writes the entry as code. Without scripts, copy an entry of the list on GitHub and change it."
    >
      <form
        className={calculator.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        {FIELDS.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            text={values[field.name]}
            mistake={mistakes[field.name]}
            onChange={(text) => setValues({...values, [field.name]: text})}
          />
        ))}
      </form>
      <p className="margin-vert--md" role="status">
        {state || 'The entry is complete.'}
      </p>
      {clean(values.title) && <EntryPreview values={values} />}
      {!state && <Entry values={values} />}
    </PageSection>
  );
}
