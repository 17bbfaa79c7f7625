/** One entry of the session's storage a draft; a tab's end is the end of its drafts. */
const PREFIX = 'inkstone:draft:';

/** What was typed into the form last time in this session, as far as it still fits the form's fields. */
export function readDraft<Fields extends object>(key: string, empty: Fields): Partial<Fields> {
  const kept = parsed(storage()?.getItem(PREFIX + key) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return {};
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(empty, name) && isLike(empty[name as keyof Fields], value),
  );
  return Object.fromEntries(fitting) as Partial<Fields>;
}

export function keepDraft(key: string, fields: object): void {
  try {
    storage()?.setItem(PREFIX + key, JSON.stringify(fields));
  } catch {
    // Full storage: the form goes on without a draft.
  }
}

export function dropDraft(key: string): void {
  storage()?.removeItem(PREFIX + key);
}

/** Drops every draft: for logging out, so that the next person at the machine does not read them. */
export function dropDrafts(): void {
  const store = storage();
  if (!store) return;
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) store.removeItem(key);
}

/** Reading the property throws where a browser forbids storage. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage;
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

/** A draft of an older version of the form, or one written by somebody else, must not break the form. */
function isLike(expected: unknown, value: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return typeof value === typeof expected;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(expected).every(([name, part]) =>
    isLike(part, (value as Record<string, unknown>)[name]),
  );
}
