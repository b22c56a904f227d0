import {isNativeError} from 'node:util/types';

/**
 * Errors with which the framework wraps the one that says what is wrong. What
 * they name, the page and the language, the inner message names as well.
 */
const WRAPPERS =
  /^(?:Unable to build website for locale|Can't process doc metadata for doc|Processing of (?:blog|page) source file)/;

/**
 * What the loader of pages throws. The bundler keeps its text but not its cause,
 * which is why the cause is read from the text.
 */
const COMPILATION =
  /^MDX compilation failed for file [^\n]*\nCause: (?<cause>[\s\S]*?)\nDetails:\n(?<details>[\s\S]*)$/;

/** The place of an error of the Markdown parser, in the details of the above. */
const PLACE =
  /^\{\n\s+"column": (?<column>\d+),[\s\S]*?\n\s+"line": (?<line>\d+)\b/;

/** Thrown by the runtime: a fault of code, not a message for a writer. */
const FAULT = /^(?:Eval|Range|Reference|Syntax|Type)Error\b/;

function readMessage(error: Error, file: string): string {
  const {message} = error;
  if ('line' in error && 'column' in error) {
    // An error of the Markdown parser itself, outside of the framework.
    return `${file}:${String(error.line)}:${String(error.column)}: ${message}`;
  }
  const {cause = message, details = ''} =
    COMPILATION.exec(message)?.groups ?? {};
  const {line, column} = PLACE.exec(details)?.groups ?? {};
  return line && column ? `${file}:${line}:${column}: ${cause}` : cause;
}

// Errors of the pages that are rendered to HTML come from a context of their own,
// whose `Error` is another one.
function listMessages(error: unknown, file: string): string[] {
  if (!isNativeError(error)) {
    return typeof error === 'string' ? [error] : [];
  }
  const inner = [
    error.cause,
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
  ].flatMap((each) => listMessages(each, file));
  const message = readMessage(error, file);
  return message === '' || WRAPPERS.test(message) ? inner : [message, ...inner];
}

function hasFault(error: unknown): boolean {
  if (!isNativeError(error)) {
    return false;
  }
  const details = COMPILATION.exec(error.message)?.groups?.details ?? '';
  return (
    FAULT.test(error.name) ||
    FAULT.test(details) ||
    hasFault(error.cause) ||
    (error instanceof AggregateError && error.errors.some(hasFault))
  );
}

/**
 * What an error and its causes say, each message once, without the errors that
 * the framework puts around them and without stack traces.
 *
 * @param file the page that was being compiled, relative to the site, if one was
 * @returns `undefined` for a fault of code, which only its stack trace explains
 */
export function describeError(error: unknown, file = ''): string | undefined {
  if (hasFault(error)) {
    return undefined;
  }
  const messages = listMessages(error, file);
  return messages.length > 0 ? [...new Set(messages)].join('\n') : undefined;
}
