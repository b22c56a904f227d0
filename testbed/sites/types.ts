/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A site that can be built, served and edited. */
export type Site = {
  readonly name: string;
  /** Where the commands run. */
  readonly dir: string;
  /** Folder of the built pages, below `dir`. */
  readonly outDir: string;
  /** Folders without which a build is cold, below `dir`. */
  readonly caches: readonly string[];
  readonly build: Command;
  /** Starts the server that reloads pages while they are written. */
  readonly start: (port: number) => Command;
  /** Addresses of the home page and of one page of the documentation. */
  readonly home: string;
  readonly docsPage: string;
  /** Source of the page of the documentation, absolute. */
  readonly docsFile: string;
};
