import type {ReactNode} from 'react';
import metadata from '@site/examples/BrowserRender.meta';
import type {OutputKind} from './render';
import {RenderPanel} from './RenderPanel';

type Props = {
  /** What the button renders. */
  readonly kind: OutputKind;
};

/** Renders the example of that name in the browser of the visitor. */
export function BrowserRender({kind}: Props): ReactNode {
  return (
    <RenderPanel
      {...metadata}
      kind={kind}
      label={`Render the ${kind} in this browser`}
      regionLabel={`Render the ${kind} here`}
      render={async (asked, options) => {
        const {renderExample} = await import('./renderExample');
        options.signal.throwIfAborted();
        return renderExample(asked, options);
      }}
    />
  );
}
