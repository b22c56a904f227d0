import type {ComponentProps, KeyboardEvent, ReactNode} from 'react';
import {nextTab} from './nextTab';

type Tab = {
  readonly value: string;
  /** What is shown of it; its value, if nothing else. */
  readonly label?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
};

type Props = {
  /** Unique on the page; the ids of tabs and panels start with it. */
  readonly id: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  /** Gets the tab that was pressed, or that the keys led to. */
  readonly onSelect: (value: string, tab: HTMLElement) => void;
  /** Name of the list for screen readers. */
  readonly label?: string;
  readonly className?: string;
  readonly tabClassName: (isSelected: boolean) => string | undefined;
};

/** Ids are lists of words where others refer to them. */
const idOf = (id: string, value: string): string =>
  `${id}-${value.replace(/\s/g, '-')}`;

/** What makes an element with the role `tabpanel` the one of a tab. */
export function panelOf(
  id: string,
  value: string,
  label = value,
): ComponentProps<'div'> & {readonly 'data-label': string} {
  return {
    id: `${idOf(id, value)}-panel`,
    'aria-labelledby': idOf(id, value),
    // Where all panels are shown below each other: in print, and without scripts.
    'data-label': label,
  };
}

/** Tabs as ARIA describes them: arrows, Home and End select, too. */
export function TabList(props: Props): ReactNode {
  const {id, tabs, selected, onSelect, label, className, tabClassName} = props;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const position = nextTab(
      event.key,
      tabs.findIndex(({value}) => value === selected),
      tabs.length,
    );
    const tab = position !== undefined && tabs[position];
    if (!tab || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const button = event.currentTarget.querySelectorAll('button')[position];
    if (button) {
      onSelect(tab.value, button);
      button.focus();
    }
  }

  return (
    <div
      className={className}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(({value, label: text = value, attributes}) => (
        <button
          key={value}
          {...attributes}
          type="button"
          role="tab"
          id={idOf(id, value)}
          aria-controls={`${idOf(id, value)}-panel`}
          aria-selected={value === selected}
          tabIndex={value === selected ? 0 : -1}
          className={tabClassName(value === selected)}
          onClick={({currentTarget}) => onSelect(value, currentTarget)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
