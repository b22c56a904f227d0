import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The answers, with what readers can say about each. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  Yes: ['It answered my question', 'Its samples work', 'It is easy to follow'],
  No: [
    'Something is wrong',
    'Something is missing',
    'A sample does not work',
    'It is hard to follow',
  ],
};

/** One question, whose answers are buttons; the one that was given stays lit. */
function Choice({
  question,
  answers,
  given,
  onAnswer,
}: {
  readonly question: string;
  readonly answers: readonly string[];
  readonly given: string | undefined;
  readonly onAnswer: (answer: string) => void;
}): ReactNode {
  return (
    <fieldset>
      <legend>{question}</legend>
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={answer === given}
          onClick={() => answer !== given && onAnswer(answer)}
        >
          {answer}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Asks whether the page was helpful, and why. Each answer is an event
 * `page_feedback` of the analytics service, and forgotten with the page. Without
 * scripts it is not shown.
 */
export function PageFeedback(): ReactNode {
  const [helpful, setHelpful] = useState<string>();
  const [reason, setReason] = useState<string>();

  function send(parameters: Readonly<Record<string, string>>): void {
    // In `npm start` the service is not there.
    if ('gtag' in window) {
      window.gtag('event', 'page_feedback', parameters);
    }
  }

  return (
    <div className={styles.feedback}>
      <Choice
        question="Was this page helpful?"
        answers={Object.keys(REASONS)}
        given={helpful}
        onAnswer={(answer) => {
          setHelpful(answer);
          setReason(undefined);
          send({helpful: answer});
        }}
      />
      {helpful && (
        <Choice
          question="Which of these fits best?"
          answers={REASONS[helpful] ?? []}
          given={reason}
          onAnswer={(answer) => {
            setReason(answer);
            send({helpful, reason: answer});
          }}
        />
      )}
      <p role="status">
        {reason
          ? 'Thank you for the reason.'
          : helpful && 'Thank you. If you like, choose a reason above.'}
      </p>
    </div>
  );
}
