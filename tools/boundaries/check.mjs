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
 * Returns the function that checks one import of one file.
 *
 * @param {object} repository
 * @param {string} repository.root absolute path
 * @param {Record<string, import('./table.mjs').Layer>} repository.layers folder → what it may import
 * @param {Map<string, string>} repository.workspaces folder → package name
 */
export function createCheck({ root, layers, workspaces }) {
  const folders = [...new Set([...workspaces.keys(), ...Object.keys(layers)])];
  /** @param {string} path relative to the root */
  const folderOf = (path) => folders.find((folder) => path === folder || path.startsWith(`${folder}/`));

  /**
   * @param {string} file absolute path of the importing file
   * @param {string} specifier as written in the import
   * @param {boolean} typeOnly the import is gone at run time
   * @returns {string | undefined} why the import is not allowed; undefined when it is allowed
   */
  return function check(file, specifier, typeOnly) {
    const path = slashed(relative(root, file));
    const from = folderOf(path);
    const layer = from === undefined ? undefined : layers[from];
    const place = from === undefined ? '' : path.slice(from.length + 1);
    const excepted = layer?.except?.[place] ?? [];

    if (specifier.startsWith('.')) {
      const to = folderOf(slashed(relative(root, join(dirname(file), specifier))));
      const name = to === undefined ? undefined : workspaces.get(to);
      if (to === undefined || to === from || name === undefined || excepted.includes(to)) return undefined;
      return `reaches into ${to} by a relative path; import ${name} instead`;
    }

    const to = folders.find((folder) => isOf(specifier, workspaces.get(folder)));
    if (to !== undefined && /\/src(\/|$)/.test(specifier)) {
      return `reaches into the sources of ${to}; import what its package.json exports`;
    }
    if (from === undefined) return undefined;
    if (layer === undefined)
      return `${from} has no row in tools/boundaries/table.mjs; add one that says what it may import`;

    const allowed = layer.mayUse?.[place] ?? [];
    const forbidden = layer.never?.find((name) => isOf(specifier, name) && !allowed.includes(name));
    if (forbidden !== undefined) return `${from} must not import ${forbidden}`;
    if (to === undefined || to === from || layer.imports.includes(to) || excepted.includes(to))
      return undefined;
    if (layer.typesFrom?.includes(to)) {
      return typeOnly ? undefined : `${from} may import only types of ${to}`;
    }
    return `${from} may not import ${to}`;
  };
}
