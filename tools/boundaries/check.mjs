import { dirname, join, relative, sep } from 'node:path';

/**
 * @param {string} path
 * @returns {string}
 */
function slashed(path) {
  return path.split(sep).join('/');
}

/**
 * @param {string} specifier
 * @param {string | undefined} packageName
 */
function isOf(specifier, packageName) {
  if (packageName === undefined) return false;
  return specifier === packageName || specifier.startsWith(`${packageName}/`);
}

/**
 * Makes the judge of one repository: given a file and what it imports, it answers what is wrong with that import.
 *
 * @param {object} house
 * @param {string} house.root absolute path of the repository
 * @param {Record<string, import('./table.mjs').Room>} house.rooms
 * @param {Map<string, string>} house.workspaces folder → package name
 */
export function createCheck({ root, rooms, workspaces }) {
  const folders = [...new Set([...workspaces.keys(), ...Object.keys(rooms)])];
  /** @param {string} path relative to the root */
  const roomOf = (path) => folders.find((folder) => path === folder || path.startsWith(`${folder}/`));

  /**
   * @param {string} file absolute path of the importing file
   * @param {string} specifier as written in the import
   * @param {boolean} typeOnly true when nothing is imported at run time
   * @returns {string | undefined} the reason why this import is not allowed
   */
  return function check(file, specifier, typeOnly) {
    const path = slashed(relative(root, file));
    const from = roomOf(path);
    const room = from === undefined ? undefined : rooms[from];
    const place = from === undefined ? '' : path.slice(from.length + 1);
    const excepted = room?.except?.[place] ?? [];

    if (specifier.startsWith('.')) {
      const to = roomOf(slashed(relative(root, join(dirname(file), specifier))));
      const name = to === undefined ? undefined : workspaces.get(to);
      if (to === undefined || to === from || name === undefined || excepted.includes(to)) return undefined;
      return `reaches into ${to} by a relative path; import ${name} instead`;
    }

    const to = folders.find((folder) => isOf(specifier, workspaces.get(folder)));
    if (to !== undefined && /\/src(\/|$)/.test(specifier)) {
      return `reaches into the sources of ${to}; import what its package.json exports`;
    }
    if (from === undefined) return undefined;
    if (room === undefined)
      return `${from} has no place in tools/boundaries/table.mjs; decide what it may import`;

    const allowed = room.mayUse?.[place] ?? [];
    const forbidden = room.never?.find((name) => isOf(specifier, name) && !allowed.includes(name));
    if (forbidden !== undefined) return `${forbidden} does not belong in ${from}`;
    if (to === undefined || to === from || room.imports.includes(to) || excepted.includes(to))
      return undefined;
    if (room.typesFrom?.includes(to)) {
      return typeOnly ? undefined : `${from} may import types of ${to}, nothing that runs`;
    }
    return `${from} may not import ${to}`;
  };
}
