/** More at once would hold up calls. */
const mostAtOnce = 4;

/** The renderings that run at the same time, one for each key. */
export class RenderPlaces {
  readonly #running = new Map<string, Promise<unknown>>();

  /**
   * Those that ask for the same rendering wait for the one that runs.
   *
   * @param render resolves always to the same type for a key
   * @returns `undefined` when all places are taken
   */
  run<T>(key: string, render: () => Promise<T>): Promise<T> | undefined {
    const running = this.#running.get(key) as Promise<T> | undefined;
    if (running !== undefined) return running;
    if (this.#running.size >= mostAtOnce) return undefined;
    const started = render().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
