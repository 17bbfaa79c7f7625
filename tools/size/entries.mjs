import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/**
 * Size budgets for every entry of a package, checked by size-limit after `build`. A new entry has a budget from the
 * start, so that none grows unseen; one that needs more says why.
 *
 * `.size-limit.js` of a package exports the result, and its script `size` runs `size-limit`.
 *
 * @typedef {object} Exception
 * @property {number} kb
 * @property {string} reason why the entry needs more than the budget of its pattern
 *
 * @typedef {object} Check what size-limit takes
 * @property {string} name
 * @property {string} path
 * @property {string} limit
 * @property {true} gzip
 * @property {string[]} ignore
 *
 * @param {object} options
 * @param {string} options.folder absolute path of the package, which is built
 * @param {Record<string, number>} options.budgets pattern of entries → KB (1000 bytes, gzip) that a page pays for one
 *   of them; the first pattern that matches counts, and an entry that none matches is an error
 * @param {Record<string, Exception>} [options.exceptions] entry → its own budget
 * @param {string[]} [options.provided] packages that the page has already and that are not counted
 * @param {string[]} [options.later] packages that only a dynamic import leads to and that are not counted
 * @returns {Check[]}
 */
export function checkEntries({ folder, budgets, exceptions = {}, provided = [], later = [] }) {
  const entries = builtEntries(folder);
  for (const entry of Object.keys(exceptions)) {
    if (!entries.has(entry)) throw new Error(`${entry} has an exception in .size-limit.js but is no entry.`);
  }
  return [...entries].map(([entry, path]) => ({
    name: entry,
    path,
    limit: `${String(exceptions[entry]?.kb ?? budgetOf(entry, budgets))} KB`,
    gzip: true,
    ignore: [...provided, ...later],
  }));
}

/**
 * @param {string} entry
 * @param {Record<string, number>} budgets
 */
function budgetOf(entry, budgets) {
  const pattern = Object.keys(budgets).find((pattern) => matchesGlob(entry, pattern));
  const budget = pattern === undefined ? undefined : budgets[pattern];
  if (budget === undefined) throw new Error(`${entry} has no budget in .size-limit.js.`);
  return budget;
}

/**
 * The entries of a package with the files that were built for them. `*` in an export stands for one folder.
 *
 * @param {string} folder
 * @returns {Map<string, string>} entry, such as `./components/Button`, → path below the folder
 */
export function builtEntries(folder) {
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { exports } = /** @type {{ exports: Record<string, string | { default: string }> }} */ (parsed);
  /** @type {Map<string, string>} */
  const entries = new Map();
  for (const [entry, target] of Object.entries(exports)) {
    // Written as a plain path: package.json itself, which is no code.
    if (typeof target === 'string') continue;
    const [before = '', after = ''] = target.default.replace(/^\.\//, '').split('*');
    const files = globSync(target.default, { cwd: folder }).sort();
    if (files.length === 0) throw new Error(`Nothing is built for ${entry}: run the package's build first.`);
    for (const file of files) {
      const path = file.replaceAll('\\', '/');
      entries.set(entry.replace('*', path.slice(before.length, path.length - after.length)), path);
    }
  }
  return entries;
}
