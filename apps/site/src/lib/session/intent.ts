import { storedJson } from '../device/stored.js';

const KINDS = ['favourite', 'download', 'bundle', 'enrol', 'play'] as const;

/** What a visitor was about to do when login was asked for. */
export interface Intent {
  /** The action; the part of the page that offers it repeats it after login. */
  kind: (typeof KINDS)[number];
  id: number;
}

interface StoredIntent extends Intent {
  /** The full path, with query, of the page that offers the action. */
  path: string;
}

const stored = storedJson<StoredIntent>('sessionStorage', 'intent', ({ kind: given, id, path }) => {
  const kind = KINDS.find((known) => known === given);
  if (kind === undefined || !Number.isSafeInteger(id) || typeof path !== 'string') return undefined;
  return { kind, id: id as number, path };
});

export function rememberIntent({ kind, id }: Intent, path: string): void {
  stored.write({ kind, id, path });
}

/** The action of this kind to repeat on the page at `path`, forgotten once read. */
export function takeIntent(kind: Intent['kind'], path: string): number | undefined {
  const intent = stored.read();
  if (intent?.kind !== kind || intent.path !== path) return undefined;
  stored.write(undefined);
  return intent.id;
}

/** Forgets the intent on another page or without a login: it must not be done much later. */
export function dropForeignIntent(path: string, loggedIn: boolean): void {
  if (!loggedIn || stored.read()?.path !== path) stored.write(undefined);
}
