import type {ComponentType, ReactNode} from 'react';
import {
  metadata,
  type YearInReviewProps,
} from '@site/examples/YearInReview/props';
import {RenderPanel} from '@site/src/components/BrowserRender/RenderPanel';
import {yearInReviewAlt} from '@site/src/components/YearInReviewDemo/composition';

type Props = {
  /** The props that the visitor has chosen. */
  readonly inputProps: YearInReviewProps;
};

/** Renders the composition of the hero in the visitor's browser. */
export default function ExportHero({inputProps}: Props): ReactNode {
  return (
    <RenderPanel
      {...metadata}
      kind="video"
      label="Export this video"
      regionLabel="Export"
      alt={yearInReviewAlt}
      startsAtOnce
      isSmall
      render={async (kind, options) => {
        const [renderer, {render}, {YearInReview}] = await Promise.all([
          import('@site/node_modules/@remotion/web-renderer/dist/esm/index.mjs?silent'),
          import('@site/src/components/BrowserRender/render'),
          import('@site/examples/YearInReview'),
        ]);
        options.signal.throwIfAborted();
        return render(
          kind,
          {
            renderer,
            ...metadata,
            // The props below are those of the component.
            component: YearInReview as ComponentType<Record<string, unknown>>,
            inputProps,
            fileName: 'year-in-review',
          },
          options,
        );
      }}
    />
  );
}
