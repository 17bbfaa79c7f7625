/** The files of a form by field. */
export type FilesByField = Readonly<Record<string, readonly { name: string }[]>>;

/**
 * The files of drafts by their keys. No storage can hold a file, so they last as long as the page: over a login, which is
 * a route of the same page, but not over a reload.
 */
const held = new Map<string, FilesByField>();

export function holdFiles(key: string, files: FilesByField): void {
  held.set(key, files);
}

export function heldFiles(key: string): FilesByField | undefined {
  return held.get(key);
}

/** Without a key, the files of all drafts. */
export function forgetFiles(key?: string): void {
  if (key === undefined) held.clear();
  else held.delete(key);
}
