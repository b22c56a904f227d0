import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'svg'>;

/** A disc, half of it in ink: the mark of the color mode toggle, 24 px. */
export function ColorModeIcon(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      {...props}
    >
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </svg>
  );
}
