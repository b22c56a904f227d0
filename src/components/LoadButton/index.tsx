import type {ReactNode, Ref} from 'react';
import type {useOnDemand} from '../../hooks/useOnDemand';

type Props = {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What it loads. */
  readonly content: Pick<
    ReturnType<typeof useOnDemand>,
    'isLoading' | 'hasFailed' | 'request'
  >;
  readonly className: string;
  readonly label: string;
};

/** In the padding, so that the button keeps its width. */
const DOTS = {display: 'inline-block', inlineSize: 0};

/**
 * A button that loads what it names. Its label says while that takes long, and when
 * it has failed, also to screen readers; then it tries again.
 */
export function LoadButton({
  ref,
  content: {isLoading, hasFailed, request},
  className,
  label,
}: Props): ReactNode {
  return (
    <span role="status" style={{display: 'contents'}}>
      <button
        ref={ref}
        type="button"
        className={className}
        aria-busy={isLoading}
        aria-label={hasFailed ? `Failed, retry: ${label}` : undefined}
        onClick={request}
      >
        <span>
          {hasFailed ? 'Failed, retry' : label}
          {isLoading && <span style={DOTS}>…</span>}
        </span>
      </button>
    </span>
  );
}
