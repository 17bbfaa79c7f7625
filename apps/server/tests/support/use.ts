import { afterAll, beforeAll } from 'vitest';

/** What `start` makes, during the tests of the file or `describe`. Hooks that follow may use it. */
export function use<Made extends object>(
  start: () => Promise<Made>,
  end: (made: Made) => Promise<unknown>,
): Made {
  const made = {} as Made;
  beforeAll(async () => {
    Object.assign(made, await start());
  });
  afterAll(() => end(made));
  return made;
}
