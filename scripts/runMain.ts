/**
 * Runs a command and ends the process with 1 where it fails: where it says that
 * not all is well, or throws an error, whose message is printed.
 *
 * @param main returns whether all is well
 */
export async function runMain(
  main: () => boolean | Promise<boolean>,
): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
