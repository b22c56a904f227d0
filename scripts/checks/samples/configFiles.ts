/**
 * Samples of files that other tools read: Dockerfiles, workflows of GitHub
 * Actions, and JSON. Each is parsed as its tool does.
 */
import {validate, ValidationCode} from 'dockerfile-utils';
import type {ConfigFence, Problem} from './types';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

function parseDockerfile({code, title}: ConfigFence): Problem[] {
  return (
    validate(code)
      // A fence without a title is an addition to a Dockerfile.
      .filter(
        ({code: rule}) =>
          title !== undefined || rule !== ValidationCode.NO_SOURCE_IMAGE,
      )
      .map(({range: {start}, message}) => ({
        line: start.line + 1,
        column: start.character + 1,
        rule: 'dockerfile',
        message: typeof message === 'string' ? message : message.value,
      }))
  );
}

async function parseActions({
  code,
  title = '',
}: ConfigFence): Promise<Problem[]> {
  // An ES module, which cannot be required.
  const {NoOperationTraceWriter, parseWorkflow} =
    await import('@actions/workflow-parser');
  const {context} = parseWorkflow(
    {name: title, content: code},
    new NoOperationTraceWriter(),
  );
  return context.errors.getErrors().map(({rawMessage, range}) => ({
    line: range?.start.line ?? 1,
    column: range?.start.column ?? 1,
    rule: 'workflow',
    message: rawMessage,
  }));
}

function parseJson({code}: ConfigFence): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    // Without a position, the text ends too early.
    const position = /at position (?<offset>\d+)/.exec(message)?.groups?.offset;
    const before = code.slice(0, Number(position ?? code.length)).split('\n');
    return [
      {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        rule: 'json',
        message,
      },
    ];
  }
}

/** What the parser of the file says against it. */
export async function checkConfigFile(fence: ConfigFence): Promise<Problem[]> {
  if (fence.lang === 'json') {
    return parseJson(fence);
  }
  if (fence.lang === 'docker' || fence.lang === 'dockerfile') {
    return parseDockerfile(fence);
  }
  return WORKFLOW.test(fence.title ?? '') ? parseActions(fence) : [];
}
