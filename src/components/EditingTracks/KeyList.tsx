import type {ReactNode} from 'react';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['←', '→'], 'Move the clip by a frame, with Shift by ten'],
  [['↑', '↓'], 'Move it to another track'],
  [['I', 'O'], 'Trim its start or its end to the playhead'],
  [['S'], 'Split it at the playhead'],
  [['D'], 'Duplicate it'],
  [['Delete', 'Backspace'], 'Delete it'],
  [[',', '.'], 'Move the playhead by a frame, with Shift by ten'],
  [['Esc'], 'Cancel a drag'],
  [['Ctrl+Z', '⌘Z'], 'Undo'],
  [['Ctrl+Shift+Z', '⇧⌘Z'], 'Redo'],
];

/** The keys that a clip with the focus answers to. */
export function KeyList(): ReactNode {
  return (
    <details className="keys">
      <summary>Keys, when a clip has the focus</summary>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' or '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        Tab leads from clip to clip. On a touch screen, tap a clip before you
        drag it.
      </p>
    </details>
  );
}
