import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the workspaces of package.json from the disk.
 *
 * @param {string} root absolute path of the repository
 * @returns {Map<string, string>} folder (with forward slashes) → package name
 */
export function readWorkspaces(root) {
  const folders = readManifest(root).workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.slice(0, -1) + name)
      : [pattern],
  );
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => [folder, readManifest(join(root, folder)).name]),
  );
}

/**
 * @param {string} folder
 * @returns {{ name: string, workspaces: string[] }}
 */
function readManifest(folder) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return /** @type {{ name: string, workspaces: string[] }} */ (manifest);
}
