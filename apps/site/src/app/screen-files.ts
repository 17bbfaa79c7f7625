import { pick, preloadFiles } from './early/files.js';
import { TABLE_ID, type EarlyTable } from './early/table.js';

/** The paths whose code has been asked for. */
const asked = new Set<string>();

/**
 * Starts fetching all scripts of the screen at a path together. They stand in the table that the page holds for the early
 * script; in the code of the application the same names would be a second list of 4 KB. Without the table, as during
 * development, each script is found by the import before it.
 */
export function fetchScreenFiles(path: string): void {
  const [pathname = ''] = path.split('?');
  const text = document.getElementById(TABLE_ID)?.textContent;
  if (asked.has(pathname) || text === undefined) return;
  asked.add(pathname);
  const { files, screens } = JSON.parse(text) as EarlyTable;
  const [code = []] = screens[pathname] ?? [];
  preloadFiles(pick(files, code));
}
