import {Fragment, useId, type ReactNode} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import {CopyButton} from '../CopyButton';
import {panelOf, TabList} from '../TabList';
import {
  PACKAGE_MANAGERS,
  type Commands,
  type PackageManager,
} from './createCommands';
import styles from './styles.module.css';

type Props = {
  readonly commands: Commands;
  /** What the command does, such as 'Create a project'. */
  readonly label: string;
};

// The npm2yarn plugin gives the same group to the tabs in the documentation, so a
// choice made in either place holds in both.
const TABS = {
  groupId: 'npm2yarn',
  values: PACKAGE_MANAGERS.map((value) => ({value})),
  children: null,
};

function usePackageManager(): {
  readonly selected: PackageManager;
  readonly select: (manager: string) => void;
} {
  const {selectedValue, selectValue} = useTabsContextValue(TABS);
  // The hook accepts and returns nothing but the values above.
  return {selected: selectedValue as PackageManager, select: selectValue};
}

/** A command that breaks between its words and never at a hyphen. */
function Command({text}: {readonly text: string}): ReactNode {
  return (
    <code className={styles.command}>
      {text.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.word}>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}

/** A command in four package managers; the choice is remembered. */
export function CommandTabs({commands, label}: Props): ReactNode {
  const id = useId();
  const {selected, select} = usePackageManager();
  return (
    <div className={styles.box} role="group" aria-label={label}>
      <TabList
        id={id}
        tabs={TABS.values}
        selected={selected}
        onSelect={select}
        label="Package manager"
        className={styles.tabs}
        tabClassName={() => styles.tab}
      />
      <div className={styles.row}>
        <div className={styles.panels}>
          {PACKAGE_MANAGERS.map((manager) => (
            <div
              key={manager}
              role="tabpanel"
              {...panelOf(id, manager)}
              tabIndex={0}
              className={styles.panel}
              hidden={manager !== selected}
            >
              <Command text={commands[manager]} />
            </div>
          ))}
        </div>
        <CopyButton text={commands[selected]} what="command" />
      </div>
    </div>
  );
}
