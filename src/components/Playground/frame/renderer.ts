// The program that renders in the frame, which loads when a visitor exports.
import * as renderer from '@remotion/web-renderer';
import {
  render as renderSource,
  type Output,
  type OutputKind,
  type RenderOptions,
  type RenderSource,
} from '../../BrowserRender/render';

/** Renders in the frame. */
export function render(
  kind: OutputKind,
  source: Omit<RenderSource, 'renderer'>,
  options: RenderOptions,
): Promise<Output> {
  return renderSource(kind, {...source, renderer}, options);
}
