import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {formatNumber} from '../../formatNumber';
import {
  countFaces,
  defaultChoice,
  nameInAddress,
  writeCode,
  type Choice,
  type Font,
} from './fontList';
import {requestFont} from './preview';
import styles from './styles.module.css';

/** From more than this on, the package warns. */
const MANY_FACES = 20;

type ChecksProps = {
  readonly title: string;
  readonly values: readonly string[];
  readonly checked: readonly string[];
  readonly onChange: (checked: readonly string[]) => void;
};

function Checks({title, values, checked, onChange}: ChecksProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={checked.includes(value)}
            onChange={(event) => {
              const isChecked = event.currentTarget.checked;
              onChange(
                values.filter((entry) =>
                  entry === value ? isChecked : checked.includes(entry),
                ),
              );
            }}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

/** Says what the numbered parts of a font mean for the call. */
function PartsNote({font}: {readonly font: Font}): ReactNode {
  return (
    font.parts > 0 && (
      <p className={styles.note}>
        {font.emptySubsets.length > 0 && (
          <>The letters of {font.emptySubsets.join(', ')} are in </>
        )}
        {font.emptySubsets.length === 0 && <>The font has </>}
        {font.parts} numbered parts, which load if no subset is checked, or{' '}
        <Link to="/docs/google-fonts/load-font-from-info/#parts">
          those that your text needs
        </Link>
        .
      </p>
    )
  );
}

type PreviewState =
  | {readonly status: 'idle' | 'loading' | 'failed' | 'noLetters'}
  | {readonly status: 'shown'; readonly choice: Choice};

function Preview({
  font,
  choice,
}: {
  readonly font: Font;
  readonly choice: Choice;
}): ReactNode {
  const [text, setText] = useState('Sphinx of black quartz, 1234567890');
  const [state, setState] = useState<PreviewState>({status: 'idle'});
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const shown = {
    ...choice,
    weights:
      choice.weights.length > 0 ? choice.weights : defaultChoice(font).weights,
  };

  async function load(): Promise<void> {
    setState({status: 'loading'});
    const next: PreviewState = await requestFont(font, shown, text).then(
      (hasLetters) =>
        hasLetters ? {status: 'shown', choice: shown} : {status: 'noLetters'},
      () => ({status: 'failed'}),
    );
    if (isMounted.current) {
      setState(next);
    }
  }

  return (
    <div className={styles.preview}>
      <label className={styles.text}>
        Preview text
        <input
          type="text"
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        className="button button--secondary"
        disabled={state.status === 'loading'}
        onClick={() => void load()}
      >
        Load {font.name} from Google
      </button>
      <p className={styles.note} role="status">
        {state.status === 'idle' &&
          'The button sends a request to Google, which learns your IP address.'}
        {state.status === 'loading' && 'Loading the font…'}
        {state.status === 'shown' && `This is ${font.name}.`}
        {state.status === 'noLetters' &&
          'The font has no letters of this text. Write a text in its script, then load it again.'}
        {state.status === 'failed' &&
          'The font did not arrive. Check your connection, and whether an extension blocks Google Fonts, then try again. The code above works without the preview.'}
      </p>
      {state.status === 'shown' &&
        state.choice.weights.map((weight) => (
          <p
            key={weight}
            className={styles.sample}
            style={{
              fontFamily: `"${font.name}"`,
              fontStyle: state.choice.style,
              fontWeight: Number(weight),
            }}
          >
            {text}
          </p>
        ))}
    </div>
  );
}

/** The call that loads a font, the choices that change it, and a preview. */
export function FontDetails({font}: {readonly font: Font}): ReactNode {
  const [choice, setChoice] = useState(() => defaultChoice(font));
  const faces = countFaces(font, choice);
  const {weights = []} =
    font.styles.find(({name}) => name === choice.style) ?? {};

  return (
    <section className={styles.details} aria-label={`Load ${font.name}`}>
      <p className={styles.title}>
        <strong>{font.name}</strong>
        <Link to={`https://fonts.google.com/specimen/${nameInAddress(font)}`}>
          Letters and license at Google Fonts
        </Link>
      </p>
      {font.styles.length > 1 && (
        <fieldset className={styles.group}>
          <legend>Style</legend>
          {font.styles.map(({name, weights: available}) => (
            <label key={name} className={styles.check}>
              <input
                type="radio"
                name="font-picker-style"
                checked={choice.style === name}
                onChange={() =>
                  setChoice({
                    ...choice,
                    style: name,
                    weights: choice.weights.filter((weight) =>
                      available.includes(weight),
                    ),
                  })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <Checks
        title="Weights"
        values={weights}
        checked={choice.weights}
        onChange={(next) => setChoice({...choice, weights: next})}
      />
      {font.subsets.length > 0 && (
        <Checks
          title="Subsets"
          values={font.subsets}
          checked={choice.subsets}
          onChange={(next) => setChoice({...choice, subsets: next})}
        />
      )}
      <PartsNote font={font} />
      <CodeBlock language="ts" title="src/font.ts">
        {writeCode(font, choice)}
      </CodeBlock>
      <p className={styles.note} role="status">
        {faces === 1
          ? 'This call loads 1 font face.'
          : `This call loads ${formatNumber(faces)} font faces.`}
        {faces > MANY_FACES &&
          ' More than 20 slow renders down, so check fewer weights and at least one subset.'}
        {font.fontFamily !== font.name &&
          ` The value of fontFamily is ${font.fontFamily}.`}
      </p>
      <Preview font={font} choice={choice} />
    </section>
  );
}
