/**
 * Icons of the products menu, drawn from clips, tracks and ticks. The part with
 * class `now` is lit while its entry is pointed at or focused.
 */
function icon(content: string): string {
  return `<svg width="52" height="32" viewBox="0 0 52 32" fill="none" stroke="currentColor" aria-hidden="true">${content}</svg>`;
}

export const productIcons = {
  player: icon(
    '<rect x=".5" y="2.5" width="51" height="27" rx="2"/><path d="M6 23.5h40"/><path class="now" d="M20 20v7" stroke-width="2"/>',
  ),
  cloud: icon(
    '<rect x=".5" y="3.5" width="24" height="6" rx="1.5"/><rect x="27.5" y="3.5" width="24" height="6" rx="1.5"/><rect class="now" x=".5" y="13" width="24" height="6" rx="1.5"/><rect x="27.5" y="13" width="24" height="6" rx="1.5"/><rect x=".5" y="22.5" width="24" height="6" rx="1.5"/><rect x="27.5" y="22.5" width="24" height="6" rx="1.5"/>',
  ),
  parser: icon(
    '<rect x=".5" y="10.5" width="51" height="11" rx="2"/><path d="M10 11v10M17 11v10M33 11v10M41 11v10"/><path class="now" d="M25 6v20" stroke-width="2"/>',
  ),
  codecs: icon(
    '<rect x=".5" y="4.5" width="30" height="9" rx="2"/><rect x="21.5" y="18.5" width="30" height="9" rx="2"/><path class="now" d="M26 2v28" stroke-width="2"/>',
  ),
  recorder: icon(
    '<path d="M2 13v6M7 9v14M12 12v8M17 6v20M22 11v10M34 11v10M39 7v18M44 12v8M49 14v4"/><path class="now" d="M28 3v26" stroke-width="2"/>',
  ),
  timeline: icon(
    '<rect x=".5" y="4.5" width="22" height="6" rx="1.5"/><rect x="14.5" y="13" width="30" height="6" rx="1.5"/><rect x="6.5" y="21.5" width="30" height="6" rx="1.5"/><path class="now" d="M19 2v28" stroke-width="2"/>',
  ),
} as const;

export type ProductIcon = keyof typeof productIcons;
