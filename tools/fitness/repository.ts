import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Folders of installed, built or recorded files. They are not in the repository, so no test here reads them. */
const ignored = new Set([
  '.cache',
  '.data',
  '.git',
  '.turbo',
  'dist',
  'dist-server',
  'node_modules',
  'packed',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

/** All files below a folder as paths from the root with forward slashes, sorted. Works without git, as in an archive. */
export function filesIn(folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => {
      const path = relative(root, join(start, entry.name)).split(sep).join('/');
      return entry.isDirectory() ? filesIn(path) : [path];
    })
    .toSorted();
}

/** Names of the folders directly in a folder. */
export function foldersIn(folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.has(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

export interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(read(join(folder, 'package.json'))) as Manifest;
}
