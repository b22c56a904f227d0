// Only this module and that of the frame import the renderer as it is.
import * as renderer from '@remotion/web-renderer';
import {BrowserRender} from '@site/examples/BrowserRender';
import metadata from '@site/examples/BrowserRender.meta';
import {
  render,
  type Output,
  type OutputKind,
  type RenderOptions,
} from './render';

/** Renders the example of that name. */
export function renderExample(
  kind: OutputKind,
  options: RenderOptions,
): Promise<Output> {
  return render(
    kind,
    {
      renderer,
      id: 'BrowserRender',
      component: BrowserRender,
      fileName: 'rendered-in-the-browser',
      ...metadata,
    },
    options,
  );
}
