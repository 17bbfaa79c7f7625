import { fileNamesKey, keepDraft, readDraft } from './draft.js';
import { heldFiles, type FilesByField } from './held-files.js';

/** Names of files, joined, by the field that had them. */
export type LostFiles = Readonly<Partial<Record<string, string>>>;

/** Stores the names of the files of a draft, because the files themselves end with the page. */
export function keepFileNames(key: string, files: FilesByField): void {
  const names = Object.entries(files).map(
    ([field, list]) => [field, list.map(({ name }) => name).join('、')] as const,
  );
  keepDraft(fileNamesKey(key), Object.fromEntries(names));
}

/** The names of the files that a reload has taken from a draft. */
export function lostFilesOf(key: string, fields: readonly string[]): LostFiles {
  if (heldFiles(key) !== undefined) return {};
  return readDraft<LostFiles>(fileNamesKey(key), Object.fromEntries(fields.map((field) => [field, ''])));
}
