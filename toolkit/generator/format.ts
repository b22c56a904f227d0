/** Lays out signatures and types over several lines, as Prettier would. */
import prettier from 'prettier';
import type {ApiExport, ApiPackage} from '../model';
import {typeParameterList} from './declarations/textParts';

/** Longer text goes over several lines. */
const WIDTH = 80;

const OPTIONS = {
  parser: 'typescript',
  singleQuote: true,
  bracketSpacing: false,
  printWidth: WIDTH,
} as const;

async function formatCode(code: string): Promise<string> {
  return (await prettier.format(code, OPTIONS)).trim().replace(/;$/, '');
}

/** `name(a: string): void`, `new Name()` or `(a: string) => void`. */
export async function formatSignature(text: string): Promise<string> {
  if (text.length <= WIDTH) {
    return text;
  }
  if (/^[\w$]+[<(]/.test(text)) {
    const code = await formatCode(`declare function ${text};`);
    return code.replace(/^declare function /, '');
  }
  if (text.startsWith('new ')) {
    const code = await formatCode(
      `declare function ${text.replace(/^new /, '')}: void;`,
    );
    return code.replace(/^declare function /, 'new ').replace(/: void$/, '');
  }
  return (await formatCode(`type T = ${text};`)).replace(/^type T =\s+/, '');
}

/** The declaration of a type as it would stand in a file. */
export async function formatDeclaration({
  name,
  type = 'unknown',
  typeParameters = [],
}: ApiExport): Promise<string> {
  const head = `${name}${typeParameterList(typeParameters)}`;
  return `${await formatCode(`type ${head} = ${type};`)};`;
}

async function formatExport(entry: ApiExport): Promise<ApiExport> {
  const signatures = entry.signatures?.map(async (signature) => ({
    ...signature,
    text: await formatSignature(signature.text),
  }));
  return {
    ...entry,
    signatures: signatures && (await Promise.all(signatures)),
    declaration:
      entry.kind === 'type' ? await formatDeclaration(entry) : undefined,
  };
}

/** Formats what is shown as code: signatures and types that are exported. */
export async function formatPackage(content: ApiPackage): Promise<ApiPackage> {
  return {
    ...content,
    exports: await Promise.all(content.exports.map(formatExport)),
  };
}
