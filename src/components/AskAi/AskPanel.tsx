import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cleanText} from '@site/plugins/search/client/engine/cleanQuery';
import {CopyButton} from '../CopyButton';
import {VisuallyHidden} from '../VisuallyHidden';
import {assistants} from './assistants';
import {linkTo, promptOf, QUESTION_LIMIT, type Handover} from './handover';
import type {Passage} from './passages';
import styles from './styles.module.css';
import {usePassages, type PassagesState} from './usePassages';

type Props = {
  /** Whether it stands for the chat of a service that could not be loaded. */
  readonly replacesChat: boolean;
  readonly onClose: () => void;
};

/**
 * The question of before, for somebody who has followed a link to one passage and
 * wants the others. It is forgotten with the page, and stored nowhere.
 */
let lastQuestion = '';

/** Questions for somebody who wonders what can be asked. */
const EXAMPLES = [
  'How do I add captions to a video?',
  'Why does my animation flicker in the render?',
  'How much does a render on Lambda cost?',
] as const;

/** What screen readers hear of the search, and all others read. */
function describe(state: PassagesState): string {
  if (state.status === 'loading') {
    return 'Searching the documentation…';
  }
  if (state.status === 'slow') {
    return 'The search is slow to respond. Passages appear as soon as it does.';
  }
  if (state.status === 'failed') {
    return '';
  }
  const {passages, isOffline, lacksText} = state;
  const count = passages.length;
  return [
    isOffline &&
      'The search service does not respond, so the index of this site answered.',
    lacksText === 'late' &&
      'The full text is still loading, and better passages may follow.',
    count === 0
      ? 'No passage matches. Other words may find one.'
      : `${count} ${count === 1 ? 'passage' : 'passages'} from the documentation, the best first:`,
  ]
    .filter(Boolean)
    .join(' ');
}

function PassageList({
  passages,
}: {
  readonly passages: readonly Passage[];
}): ReactNode {
  return (
    <ol className={styles.passages}>
      {passages.map(({title, url, text}) => (
        <li key={url + text}>
          <Link className="textLink" to={url} autoAddBaseUrl={false}>
            {title}
          </Link>
          {text && <blockquote cite={url}>{text}</blockquote>}
        </li>
      ))}
    </ol>
  );
}

/** Links that hand the question on, and the same as text for all others. */
function HandoverLinks({
  question,
  passages,
}: {
  readonly question: string;
  readonly passages: readonly Passage[];
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const id = useId();
  const handover: Handover = {
    question,
    release: String(siteConfig.customFields?.toolkitVersion),
    page: {
      title: document.title,
      url: siteConfig.url + pathname,
    },
    passages: passages.map((passage) => ({
      ...passage,
      url: new URL(passage.url, siteConfig.url).href,
    })),
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Hand it to an assistant
      </h3>
      <p>
        A link takes your question, the address of this page and as many of the
        passages as fit to the assistant, in a new tab. Nothing is sent before
        you press it. For any other assistant, copy the same text.
      </p>
      <p className={styles.row}>
        {assistants.map((assistant) => (
          <a
            key={assistant.name}
            className="button button--secondary button--sm"
            href={linkTo(assistant, handover)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {assistant.name}
            <VisuallyHidden> (opens a new tab)</VisuallyHidden>
          </a>
        ))}
        <CopyButton
          text={promptOf(handover)}
          what="the question with passages"
        />
      </p>
    </section>
  );
}

function Failure({
  what,
  onRetry,
}: {
  readonly what: string;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert">
      <p>
        <b>{what} could not be loaded.</b> You might want to check your network
        connection.
      </p>
      <p>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={onRetry}
        >
          Retry
        </button>
      </p>
    </div>
  );
}

function Answer({
  question,
  onRetry,
}: {
  readonly question: string;
  /** Takes the focus, since the button that had it is gone. */
  readonly onRetry: () => void;
}): ReactNode {
  const {state, retry} = usePassages(question);
  const passages = state.status === 'found' ? state.passages : [];
  const missing =
    state.status === 'failed'
      ? 'The index of the documentation'
      : state.status === 'found' &&
        state.lacksText === 'missing' &&
        'The full text of the documentation';
  return (
    <>
      {/* Stays, so that screen readers hear its changes. */}
      <p role="status">{question && describe(state)}</p>
      {question && state.status !== 'loading' && (
        <>
          {missing && (
            <Failure
              what={missing}
              onRetry={() => {
                onRetry();
                retry();
              }}
            />
          )}
          <PassageList passages={passages} />
          <HandoverLinks question={question} passages={passages} />
        </>
      )}
    </>
  );
}

/**
 * The panel, open as long as it is rendered: a modal dialog, so that the browser
 * keeps the focus inside, closes it with Escape and gives the focus back. On a
 * phone it covers the page anyway, and nothing on the page is needed to ask.
 */
export function AskPanel({replacesChat, onClose}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(lastQuestion);
  const history = useHistory();
  const id = useId();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    fieldRef.current?.focus();
    return () => dialog?.close();
  }, []);
  useEffect(() => history.listen(onClose), [history, onClose]);

  function ask(next: string): void {
    lastQuestion = cleanText(next);
    setQuestion(lastQuestion);
    const field = fieldRef.current;
    if (field) {
      field.value = next;
      // The keyboard of a phone would cover the answer.
      if (matchMedia('(pointer: coarse)').matches) {
        field.blur();
      } else {
        field.focus();
      }
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask(fieldRef.current?.value ?? '');
  }

  return (
    <dialog
      ref={dialogRef}
      className={styles.panel}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          Ask AI
        </h2>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={onClose}
        >
          Close
        </button>
      </div>
      {replacesChat && (
        <p role="alert">
          <b>The chat could not be loaded.</b> Until it is back, ask the
          documentation itself.
        </p>
      )}
      <p>
        This searches the documentation and quotes what fits best, word for
        word. It generates no answer, but hands your question to an assistant
        that does, if you like.
      </p>
      <form className={styles.row} onSubmit={handleSubmit}>
        <label className={styles.label} htmlFor={`${id}field`}>
          Your question
        </label>
        <input
          ref={fieldRef}
          className={styles.field}
          type="text"
          id={`${id}field`}
          defaultValue={question}
          maxLength={QUESTION_LIMIT}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button type="submit" className="button button--primary">
          Ask
        </button>
      </form>
      <Answer question={question} onRetry={() => fieldRef.current?.focus()} />
      {!question && (
        <ul className={styles.examples}>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => ask(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
}
