import { readJson, removeItem, writeItem } from '../device/storage.js';

const KEY = 'intent';

const KINDS = ['favourite', 'download', 'enrol', 'play'] as const;

/** What a visitor was about to do when login was asked for. */
export interface Intent {
  /** The action; the part of the page that offers it repeats it after login. */
  kind: (typeof KINDS)[number];
  /** The id of what it is done to. */
  id: number;
}

interface StoredIntent extends Intent {
  /** The full path, with query, of the page that offers the action. */
  path: string;
}

/** Storage is writable by any script on this origin, and may hold what an older release has written. */
function isStoredIntent(value: unknown): value is StoredIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, path } = value as Partial<Record<string, unknown>>;
  const known: readonly unknown[] = KINDS;
  return known.includes(kind) && Number.isSafeInteger(id) && typeof path === 'string';
}

function read(): StoredIntent | undefined {
  const stored = readJson(KEY);
  return isStoredIntent(stored) ? stored : undefined;
}

export function rememberIntent({ kind, id }: Intent, path: string): void {
  writeItem(KEY, JSON.stringify({ kind, id, path }));
}

/** The action of this kind to repeat on the page at `path`, forgotten once read. */
export function takeIntent(kind: Intent['kind'], path: string): number | undefined {
  const intent = read();
  if (intent?.kind !== kind || intent.path !== path) return undefined;
  removeItem(KEY);
  return intent.id;
}

/**
 * Forgets the intent on arrival at a page that is not the one it belongs to, or without a login: a person
 * who turned back or went elsewhere must not find it done much later.
 */
export function dropForeignIntent(path: string, loggedIn: boolean): void {
  if (!loggedIn || read()?.path !== path) removeItem(KEY);
}
