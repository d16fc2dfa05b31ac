/**
 * Whoever reads what this process writes may go away: a terminal is closed, `head -1` has its line. What cannot be
 * written then is dropped. It is no error of the process, and nobody is left to be told.
 */
export const outputMayClose = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
