const TRIES_UNTIL_TOO_OFTEN = 5000;

/** Repeats an action until the server refuses it, so that the next request is over the limit. */
export async function exhaust(attempt: (time: number) => Promise<void>): Promise<void> {
  for (let time = 0; time < TRIES_UNTIL_TOO_OFTEN; time += 1) {
    try {
      await attempt(time);
    } catch {
      return;
    }
  }
  throw new Error('The server never refuses this.');
}
