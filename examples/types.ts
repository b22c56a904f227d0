/** How a visitor changes one input prop of an example. */
export type ExampleControl =
  | {
      readonly type: 'range';
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {readonly type: 'select'; readonly options: readonly string[]}
  | {readonly type: 'toggle'}
  | {readonly type: 'color'}
  | {readonly type: 'text'; readonly maxLength: number};

/**
 * What a page needs to know of an example before its code is loaded. Stands in
 * `<Name>.meta.ts` beside the composition, as its default export.
 */
export type ExampleMetadata<Props extends object> = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  readonly durationInFrames: number;
  /** The frame of the poster: the one that says most. */
  readonly posterFrame: number;
  /** What the poster shows, for those who do not see it. */
  readonly alt: string;
  readonly defaultProps: Props;
  /** Props in place of the default ones, by the name under which pages show them. */
  readonly states?: Readonly<Record<string, Partial<Props>>>;
  /** Props that visitors can change; the others stay at their default. */
  readonly controls?: {readonly [Name in keyof Props]?: ExampleControl};
};
