/**
 * Runs the parts on a number of cores, in their order, each as soon as enough cores are free. A part never
 * overtakes an earlier one, so that light parts cannot delay a heavy one.
 *
 * @template {{ cores: number }} Item
 * @param {readonly Item[]} items
 * @param {number} cores
 * @param {(item: Item) => Promise<void>} run
 * @returns {Promise<void>}
 */
export async function runParts(items, cores, run) {
  const waiting = [...items];
  let free = cores;
  /** @type {Set<Promise<void>>} */
  const busy = new Set();
  while (waiting.length > 0 || busy.size > 0) {
    const next = waiting[0];
    if (next !== undefined && (next.cores <= free || busy.size === 0)) {
      waiting.shift();
      free -= next.cores;
      const work = run(next).finally(() => {
        free += next.cores;
        busy.delete(work);
      });
      busy.add(work);
    } else {
      await Promise.race(busy);
    }
  }
}
