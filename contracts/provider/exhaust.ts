const TRIES_UNTIL_TOO_OFTEN = 1000;

/** Does it until the server refuses: once more would be too often. */
export async function exhaust(attempt: (time: number) => Promise<void>): Promise<void> {
  for (let time = 0; time < TRIES_UNTIL_TOO_OFTEN; time += 1) {
    try {
      await attempt(time);
    } catch {
      return;
    }
  }
  throw new Error('The server lets this be done without end.');
}
