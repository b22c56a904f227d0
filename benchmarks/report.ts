/** Prints a line for one claim, and returns whether it holds. */
export function report(holds: boolean, name: string, text: string): boolean {
  console.log(`${holds ? 'ok   ' : 'WRONG'} ${name}: ${text}`);
  return holds;
}
