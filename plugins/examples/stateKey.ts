/** The key of the poster that an example has in one of its states. */
export function stateKey(example: string, state: string): string {
  return `${example}.${state}`;
}
