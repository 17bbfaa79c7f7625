const TAG = /\s*\(spec: ([^()]*)\)/g;

/** The ids of statements that a title names: `(spec: A4 favourite add, B4 favourite add)`. */
export function specIdsIn(title: string): string[] {
  return [...title.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** The title as a reader wants it, without its ids. */
export function withoutSpecIds(title: string): string {
  return title.replaceAll(TAG, '');
}
