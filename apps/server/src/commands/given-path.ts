import { resolve } from 'node:path';

/** npm runs the script in the folder of the server; the path was given in another one. */
export function givenPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}
