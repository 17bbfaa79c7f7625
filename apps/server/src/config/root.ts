import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

export function readDataDir(text: string): string {
  return isAbsolute(text) ? text : resolve(repositoryRoot(), text);
}

/** The root of the clone, where `npm start` and `npm run … -w` find the same data; else the working folder. */
export function repositoryRoot(): string {
  let folder = import.meta.dirname;
  while (dirname(folder) !== folder) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
    folder = dirname(folder);
  }
  return process.cwd();
}
