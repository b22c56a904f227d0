/** What to do about the errors that a new sample has most often. */

const UNDECLARED = new Set([2304, 2552, 18004]);
const IMPLICIT_ANY = new Set([7005, 7006, 7031, 7053]);
const POSSIBLY_ABSENT = new Set([2531, 2532, 2533, 18047, 18048, 18049]);

/** A remedy for a compiler error, if there is one that fits all its cases. */
export function typeRemedy(code: number, message: string): string | undefined {
  const name = /'(?<name>[^']+)'/.exec(message)?.groups?.name ?? '';
  if (code === 2307 || code === 2882) {
    return name.startsWith('.')
      ? `Title the fence of this page that holds the file, or add the file above "// ---cut---": "// @filename: ${name.replace(/^(?:\.\.?\/)+/, 'src/')}.tsx".`
      : 'Correct the name, or add the package to toolkit/package.json.';
  }
  if (UNDECLARED.has(code)) {
    return `Import "${name}", or declare it above "// ---cut---".`;
  }
  if (IMPLICIT_ANY.has(code)) {
    return 'Give it a type.';
  }
  if (POSSIBLY_ABSENT.has(code)) {
    return 'Handle the case that it is absent; readers compile with "strict" too.';
  }
  if (code === 2305 || code === 2614 || code === 2724) {
    return 'The pinned release has no such export: see toolkit/api for those it has.';
  }
  return undefined;
}

/** A remedy for what a lint rule of the toolkit reports. */
export function lintRemedy(rule: string): string {
  return `Change the sample. If it has to show this, put "/* eslint-disable ${rule} -- the reason */" above "// ---cut---".`;
}
