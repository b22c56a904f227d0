import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CopyButton} from '../CopyButton';
import {RenderPanel} from '../BrowserRender/RenderPanel';
import type {Output, OutputKind, RenderOptions} from '../BrowserRender/render';
import type {Problem, Project} from './protocol';
// Text, because the site has one style sheet, and this loads when a visitor edits.
import css from '!!./styles.css?text';
import type {useEdits} from './useEdits';

type Props = {
  readonly edits: ReturnType<typeof useEdits>;
  readonly project: Project;
  readonly alt: string;
  /** Text of the file that is shown. */
  readonly code: string;
  readonly problem: Problem | undefined;
  readonly render: (
    kind: OutputKind,
    options: RenderOptions,
  ) => Promise<Output>;
  readonly onClose: () => void;
};

function describe({message, file, line}: Problem, isOneFile: boolean): string {
  const place = [!isOneFile && file, line && `line ${line}`]
    .filter(Boolean)
    .join(', ');
  return place ? `${place}: ${message}` : message;
}

const LINK_NOTES = {
  none: 'Change the code and the picture follows.',
  written: 'The address of this page carries your change.',
  'too long': 'The change is too long for an address. Copy the code instead.',
} as const;

/** What can be done with edited code, and what is wrong with it. */
export function EditBar({
  edits,
  project,
  alt,
  code,
  problem,
  render,
  onClose,
}: Props): ReactNode {
  const isOneFile = Object.keys(edits.files ?? {}).length < 2;
  return (
    <div className="playground-bar">
      <style dangerouslySetInnerHTML={{__html: css}} />
      {/* Screen readers read it once, when it changes. */}
      <p role="status" data-has-problem={problem ? '' : undefined}>
        {problem
          ? describe(problem, isOneFile)
          : edits.note || LINK_NOTES[edits.link]}
      </p>
      <div>
        <button
          type="button"
          className={clsx(
            'button button--outline button--sm',
            !edits.isChanged && 'disabled',
          )}
          // Keeps the focus, which "disabled" would take from it.
          aria-disabled={!edits.isChanged}
          onClick={edits.reset}
        >
          Reset
        </button>
        <button
          type="button"
          className="button button--outline button--sm"
          onClick={() => {
            edits.leave();
            onClose();
          }}
        >
          Close the editor
        </button>
        <CopyButton text={code} what="code" />
        {edits.link === 'written' && (
          <CopyButton
            key={code}
            text={location.href}
            what="link"
            label="Copy link"
          />
        )}
        <RenderPanel
          {...project}
          kind="video"
          label="Export this video"
          regionLabel="Export"
          alt={alt}
          render={render}
          isSmall
        />
      </div>
    </div>
  );
}
