/** A mistake or a lack that the person at the keyboard can mend: shown as one line, without a stack. */
export class SetupError extends Error {}

/**
 * Runs the work and turns a SetupError into one line on the screen and exit code 1.
 *
 * @param {() => Promise<number>} work answers the exit code
 * @returns {Promise<void>}
 */
export async function exitWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
