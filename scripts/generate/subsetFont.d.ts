declare module 'subset-font' {
  /**
   * @param text The characters to keep.
   * @param options The format to write, and what to keep of the font's axes.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<
        Record<string, {readonly min: number; readonly max: number}>
      >;
    },
  ): Promise<Buffer>;
}
