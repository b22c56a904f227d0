import type {ReactNode} from 'react';

type Props = {
  /** Width and height in CSS pixels. */
  readonly size: number;
};

/** A magnifying glass, drawn with the lines of the other icons. */
export function SearchIcon({size}: Props): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13 13l4 4" />
    </svg>
  );
}
