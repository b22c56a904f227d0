/** What `toolkit/api/*.json` holds. */

/**
 * - `function`: called for its result.
 * - `hook`: a function to be called while a component renders.
 * - `component`: used as JSX; has `props`.
 * - `class`: has `signatures` (its constructors), `members` and `statics`.
 * - `type`: exists in TypeScript only.
 * - `constant`: a value; an object has `members`.
 * - `enum`: has `values`.
 */
export type ApiKind =
  'function' | 'hook' | 'component' | 'class' | 'type' | 'constant' | 'enum';

/** Members that a type takes over whole from somewhere else. */
export type ApiInherited = {
  /** For a reader, such as `HTML img attributes` or `CanvasProps`. */
  readonly name: string;
  /** The npm package that declares them. */
  readonly package: string;
  /** Members of the group that this type leaves out. */
  readonly omits?: readonly string[];
};

/** A type parameter such as `T extends string = 'a'`. */
export type ApiTypeParameter = {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
};

/** Where a default was read. */
export type ApiDefaultSource =
  /** The `@default` tag of the declaration. */
  | 'jsdoc'
  /** The code that the package ships. */
  | 'code'
  /** The option list that `@remotion/renderer` publishes. */
  | 'option';

/** What tells the age of something. */
type ApiDated = {
  /** Such as `since 4.0.59`, where it is newer than its package or than its export. */
  readonly since?: string;
  /** Such as "default changed from `1` to `2` in 4.0.430", the oldest first. */
  readonly changes?: readonly string[];
};

/** What parameters and members have in common. */
type ApiValue = ApiDated & {
  readonly name: string;
  /** As a person would write it; names that a package exports are kept. */
  readonly type: string;
  /** The same with named unions of literals written out, where that differs. */
  readonly expanded?: string;
  readonly optional: boolean;
  /** As an expression, such as `30000` or `'jpeg'`. */
  readonly default?: string;
  readonly defaultSource?: ApiDefaultSource;
  /** The note; empty where the declaration gives none. */
  readonly deprecated?: string;
  readonly description?: string;
  /** Members of the value, or of its elements where it is a list. */
  readonly members?: readonly ApiMember[];
  readonly extends?: readonly ApiInherited[];
  /** How to call it, where it is a function. */
  readonly signatures?: readonly ApiSignature[];
};

/** A parameter of a function. */
export type ApiParameter = ApiValue & {
  /** Takes all remaining arguments. */
  readonly rest?: true;
};

/** A member of an object, of the props of a component or of a class. */
export type ApiMember = ApiValue & {
  /** A component that is a member, such as `Series.Sequence`. Has `members`: its props. */
  readonly isComponent?: true;
  /**
   * Where the owner is a union: the variants that have this member, each named
   * by the literal that tells it, such as `type: 'success'`. Absent where every
   * variant has it.
   */
  readonly variants?: readonly string[];
  /** Members that are never there together with this one. */
  readonly exclusiveWith?: readonly string[];
};

/** One way to call a function. */
export type ApiSignature = {
  /** Formatted, on several lines where it is long; ends without a semicolon. */
  readonly text: string;
  readonly typeParameters?: readonly ApiTypeParameter[];
  readonly parameters: readonly ApiParameter[];
  readonly returns: ApiReturn;
  readonly description?: string;
  readonly deprecated?: string;
};

/** What a call gives back. */
export type ApiReturn = {
  readonly type: string;
  readonly expanded?: string;
  /** The type once awaited, where a promise is returned. */
  readonly awaited?: string;
  readonly description?: string;
  /** Members of the (awaited) object, or of its elements where it is a list. */
  readonly members?: readonly ApiMember[];
  readonly extends?: readonly ApiInherited[];
};

/** Something that a package exports. */
export type ApiExport = ApiDated & {
  readonly name: string;
  readonly kind: ApiKind;
  /** What it can be imported from; the first is the one to recommend. */
  readonly specifiers: readonly string[];
  /** What it can still be imported from, with the note that advises against it. */
  readonly deprecatedSpecifiers?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly deprecated?: string;
  readonly typeParameters?: readonly ApiTypeParameter[];
  /** Functions, hooks, classes, and types that are functions. */
  readonly signatures?: readonly ApiSignature[];
  /** Components. */
  readonly props?: readonly ApiMember[];
  /** What the `ref` of a component gives, where it takes one. */
  readonly ref?: string;
  /** Types, constants that are objects, instances of classes. */
  readonly members?: readonly ApiMember[];
  /** Members of the class, component or function itself. */
  readonly statics?: readonly ApiMember[];
  readonly extends?: readonly ApiInherited[];
  /** Types: what stands after the `=`. Constants: the type. */
  readonly type?: string;
  /** Types: the whole declaration, formatted. */
  readonly declaration?: string;
  /** The file of the repository that it is in, where the package names it. */
  readonly source?: string;
  /** Enums, unions of literals, constants: the values as expressions. */
  readonly values?: readonly string[];
  /** A module per font: how many there are, and the one that was read. */
  readonly family?: {readonly count: number; readonly example: string};
};

/** An export that is not documented, and why. */
export type ApiInternalExport = {
  readonly name: string;
  readonly specifiers: readonly string[];
  readonly reason: string;
};

/** A command as typed after `npx`. */
export type ApiCommand = {
  /** Such as `remotion lambda sites create`. */
  readonly name: string;
  /** Other words for it. */
  readonly aliases?: readonly string[];
  /** Has commands below it and prints a list of them. */
  readonly isGroup?: true;
};

/** A flag of the command line. */
export type ApiFlag = ApiDated & {
  /** Such as `--jpeg-quality` or `-q`. */
  readonly flag: string;
  readonly type?: string;
  readonly expanded?: string;
  /** Takes no value. */
  readonly isBoolean?: true;
  readonly description?: string;
  readonly default?: string;
  readonly defaultSource?: ApiDefaultSource;
  /** Names of the commands of this package that read it. */
  readonly commands: readonly string[];
  /** Commands that read it only to preset a render started from the Studio. */
  readonly presets?: readonly string[];
  /** The entry of the option list, where it has one. */
  readonly option?: ApiOption;
  /** `Config` method that sets the same. */
  readonly config?: string;
  /** What the package says when the flag is used, where it was removed or renamed. */
  readonly notice?: string;
};

/** An entry of the option list that `@remotion/renderer` publishes. */
export type ApiOption = {
  /** Key in the list, such as `jpegQualityOption`. */
  readonly key: string;
  /** For a reader, such as `JPEG Quality`. */
  readonly name: string;
  /** The option of the same meaning in the Node.js APIs. */
  readonly ssrName?: string;
  /** Path, search and hash on the documentation site. */
  readonly docLink?: string;
};

/** A method of `Config`. */
export type ApiConfigMethod = ApiMember & {
  /** Flags that set the same. */
  readonly flags?: readonly string[];
  readonly option?: ApiOption;
  /** The error that it throws, where it was removed. */
  readonly removed?: string;
};

/** A rule of the ESLint plugin. */
export type ApiLintRule = {
  readonly name: string;
  readonly description: string;
  /** Severity in the recommended configuration. */
  readonly recommended?: string;
  readonly isFixable?: true;
  readonly messages: readonly string[];
};

/** A link to the documentation that a package carries. */
export type ApiLink = {
  readonly url: string;
  /** The rest of the address is put in at run time. */
  readonly isPrefix?: true;
  /** Endings of the files that it is in, such as `js` and `d.ts`. */
  readonly files: readonly string[];
};

/** A package of the toolkit. */
export type ApiPackage = {
  readonly name: string;
  readonly version: string;
  /** Its folder in the repository. */
  readonly directory?: string;
  /** Why it has no documentation of its own. */
  readonly internal?: string;
  /** What can be imported, such as `@remotion/lambda/client`. */
  readonly entryPoints: readonly string[];
  /** Those that load modules of Node.js, so that browsers cannot load them. */
  readonly needsNode?: readonly string[];
  readonly exports: readonly ApiExport[];
  readonly internalExports: readonly ApiInternalExport[];
  readonly commands?: readonly ApiCommand[];
  readonly flags?: readonly ApiFlag[];
  readonly config?: readonly ApiConfigMethod[];
  readonly lintRules?: readonly ApiLintRule[];
  readonly links: readonly ApiLink[];
};

/** Members of the groups that `ApiInherited` names, by group. */
export type ApiInheritedGroups = Readonly<
  Record<string, readonly {readonly name: string; readonly type: string}[]>
>;

/** Google fonts in compact form, which `src/components/FontPicker` reads. */
export type GoogleFontList = {
  /** Styles with their weights, such as `normal 400 700,italic 400`. */
  readonly styles: readonly string[];
  /** Subsets, such as `japanese* latin`; those with a star cannot be loaded. */
  readonly subsets: readonly string[];
  /**
   * Separated by semicolons: the name at Google; the import name, if it is not
   * the name without spaces; the name in CSS, if it is another one; places in
   * the two lists above; the number of numbered parts, if there are any.
   */
  readonly fonts: readonly string[];
};

/** A value that a user can set, with the limits of the package. */
type Range = {
  readonly default: number;
  readonly min: number;
  readonly max: number;
};

/** What a function of AWS Lambda costs in a region, in US dollars. */
export type LambdaPrices = {
  /** A gigabyte of memory for a second, on ARM. */
  readonly duration: number;
  /** A gigabyte of disk above the free part for a second. */
  readonly disk: number;
  /** One invocation. */
  readonly request: number;
};

/**
 * What the packages for Lambda and Cloud Run know of the clouds. Pages name the
 * values, `{lambda.memory.max}`: see `plugins/remark/values`.
 */
export type CloudFacts = {
  readonly lambda: {
    /** Megabytes. */
    readonly memory: Range;
    /** Megabytes. */
    readonly disk: Range;
    /** Seconds. */
    readonly timeout: Range;
    /** Of one render. */
    readonly functions: {readonly max: number};
    readonly framesPerFunction: {
      readonly default: number;
      readonly min: number;
    };
    readonly retries: {readonly default: number};
    /** Days. */
    readonly logRetention: {readonly default: number; readonly max: number};
    /** Seconds that a presigned URL is valid. */
    readonly presign: {readonly min: number; readonly max: number};
    /** Bytes of a request for a video, and for a still. */
    readonly payload: {readonly max: number; readonly still: number};
    /** Bytes of props that are sent with a request, larger ones go to the bucket. */
    readonly inlineProps: {readonly video: number; readonly still: number};
    /** Bytes. */
    readonly webhookData: {readonly max: number};
    readonly concurrencyQuota: string;
    /** Major version of Node.js. */
    readonly node: number;
    /** Version of Chromium for which the package is made. */
    readonly chrome: string;
    readonly region: {readonly default: string};
    readonly role: {readonly name: string};
    readonly bucket: {readonly prefix: string};
    /** The name is that of a function with default settings. */
    readonly function: {readonly prefix: string; readonly name: string};
    readonly codecs: readonly string[];
    readonly regions: readonly string[];
    /** JSON, as the package prints it. */
    readonly rolePolicy: string;
    readonly userPolicy: string;
    readonly prices: Readonly<Record<string, LambdaPrices>>;
  };
  readonly cloudrun: {
    /** Such as `2Gi`. */
    readonly memory: {readonly default: string};
    /** Number of CPUs as text, such as `1.0`. */
    readonly cpu: {readonly default: string};
    /** Seconds. */
    readonly timeout: {readonly default: number};
    /** Default limits. */
    readonly instances: {readonly min: number; readonly max: number};
    readonly retries: {readonly default: number};
    readonly region: {readonly default: string};
    readonly bucket: {readonly prefix: string};
    /** The name is that of a service with default settings. */
    readonly service: {readonly prefix: string; readonly name: string};
    readonly codecs: readonly string[];
    readonly regions: readonly string[];
    readonly permissions: readonly string[];
  };
};
