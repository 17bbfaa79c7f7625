import { forgetFiles } from './held-files.js';

const PREFIX = 'inkstone:draft:';

/**
 * Each draft is one entry of a storage: of `sessionStorage`, so that it ends with the tab, or of `localStorage` for a
 * form that takes days.
 */
export type DraftPlace = 'tab' | 'device';

/** Key of the draft that has the names of a draft's files. */
export function fileNamesKey(key: string): string {
  return `${key}:files`;
}

/** The stored draft of a form, without entries that no longer fit its fields. */
export function readDraft<Fields extends object>(
  key: string,
  empty: Fields,
  place: DraftPlace = 'tab',
): Partial<Fields> {
  const kept = parsed(storage(place)?.getItem(PREFIX + key) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return {};
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(empty, name) && isLike(empty[name as keyof Fields], value),
  );
  return Object.fromEntries(fitting) as Partial<Fields>;
}

/** @returns whether the browser has kept it */
export function keepDraft(key: string, fields: object, place: DraftPlace = 'tab'): boolean {
  try {
    const store = storage(place);
    store?.setItem(PREFIX + key, JSON.stringify(fields));
    return Boolean(store);
  } catch {
    // The storage is full: the form works without a draft.
    return false;
  }
}

export function dropDraft(key: string, place: DraftPlace = 'tab'): void {
  storage(place)?.removeItem(PREFIX + key);
  storage('tab')?.removeItem(PREFIX + fileNamesKey(key));
  forgetFiles(key);
}

/** Deletes all drafts and their files. Call it on logout, so that the next user of the computer cannot read them. */
export function dropDrafts(): void {
  forgetFiles();
  for (const place of ['tab', 'device'] as const) dropAll(storage(place));
}

function dropAll(store: Storage | null): void {
  if (!store) return;
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) store.removeItem(key);
}

/** Reading the property throws if the browser blocks storage. */
function storage(place: DraftPlace): Storage | null {
  try {
    return place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A draft from an older version of the form, or from other code, must not break the form. */
function isLike(expected: unknown, value: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return typeof value === typeof expected;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(expected).every(([name, part]) =>
    isLike(part, (value as Record<string, unknown>)[name]),
  );
}
