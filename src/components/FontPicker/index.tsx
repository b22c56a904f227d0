import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {bringIntoView} from '../../bringIntoView';
import {formatNumber} from '../../formatNumber';
import {useOnDemand} from '../../hooks/useOnDemand';
import type {Font} from './fontList';
import styles from './styles.module.css';

/** How many options are shown; typing narrows them down. */
const SHOWN = 60;

type ListProps = {
  readonly id: string;
  readonly fonts: readonly Font[];
  readonly active: number;
  readonly chosen: Font | undefined;
  readonly onChoose: (font: Font) => void;
};

function FontOptions({
  id,
  fonts,
  active,
  chosen,
  onChoose,
}: ListProps): ReactNode {
  return (
    <ul
      id={id}
      className={clsx(styles.options, 'thin-scrollbar')}
      role="listbox"
      aria-label="Fonts"
    >
      {fonts.map((font, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field handles the keys.
        <li
          key={font.importName}
          id={`${id}-${index}`}
          role="option"
          aria-selected={font === chosen}
          className={clsx(styles.option, index === active && styles.active)}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(font)}
        >
          {font.name}
        </li>
      ))}
    </ul>
  );
}

/**
 * Finds a font among those of `@remotion/google-fonts` and writes the code that
 * loads it. The list arrives when the field has the focus, and nothing is
 * requested from Google before a visitor presses the button of the preview.
 */
export function FontPicker(): ReactNode {
  const {loaded, isLoading, hasFailed, request} = useOnDemand(
    () => import('./loaded'),
  );
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState<Font>();
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const listId = `${id}-list`;

  // All 1,800 fonts are looked through, so not at each arrow key.
  const found = useMemo(
    () => loaded?.findFonts(loaded.fonts, query) ?? [],
    [loaded, query],
  );
  const shown = found.slice(0, SHOWN);

  function choose(font: Font): void {
    setChosen(font);
    setActive(shown.indexOf(font));
  }

  function activate(index: number): void {
    setActive(index);
    const list = root.current?.querySelector('[role="listbox"]');
    const option = list?.children[index];
    if (list && option) {
      bringIntoView(option, list);
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // A typed name needs no arrow key.
    const font = shown[active] ?? (query.trim() === '' ? undefined : shown[0]);
    if (event.key === 'ArrowDown' && shown.length > 0) {
      event.preventDefault();
      activate((active + 1) % shown.length);
    } else if (event.key === 'ArrowUp' && shown.length > 0) {
      event.preventDefault();
      activate(active <= 0 ? shown.length - 1 : active - 1);
    } else if (event.key === 'Enter' && font) {
      event.preventDefault();
      choose(font);
    }
  }

  return (
    <div ref={root} className={styles.picker}>
      <div className={styles.field}>
        <label htmlFor={`${id}-field`}>Name of the font</label>
        <input
          id={`${id}-field`}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={
            shown[active] ? `${listId}-${active}` : undefined
          }
          value={query}
          onFocus={() => {
            if (!loaded) {
              request();
            }
          }}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={handleKeyDown}
        />
        <output htmlFor={`${id}-field`}>
          {isLoading && 'Loading…'}
          {loaded &&
            `${formatNumber(found.length)} of ${formatNumber(loaded.fonts.length)}`}
        </output>
      </div>
      {(isLoading || hasFailed) && (
        // As high as the list, so that nothing moves when it arrives.
        <div
          className={styles.options}
          style={{blockSize: '16rem', padding: 'var(--s3)'}}
        >
          {hasFailed && (
            <p className={styles.note} role="alert">
              The list of fonts did not load. Check your connection.{' '}
              <button
                type="button"
                className="button button--secondary button--sm"
                // The field takes the focus, since the button goes, and loads the list.
                onClick={() => root.current?.querySelector('input')?.focus()}
              >
                Try again
              </button>
            </p>
          )}
        </div>
      )}
      {loaded && found.length === 0 && (
        <p className={styles.note}>
          No font has “{query.trim()}” in its name. Try a part of the name.
        </p>
      )}
      {shown.length > 0 && (
        <FontOptions
          id={listId}
          fonts={shown}
          active={active}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {found.length > SHOWN && (
        <p className={styles.note}>
          These are the first {SHOWN}. Type more letters to see others.
        </p>
      )}
      {loaded && chosen && (
        <loaded.FontDetails key={chosen.importName} font={chosen} />
      )}
      <noscript>The picker needs JavaScript.</noscript>
    </div>
  );
}
