/** A choice of a filter row or of a select field. */
export interface Option {
  value: string;
  label: string;
}

/** Options as the server's lookups give them: `name` is the id. */
export function toOptions(options: readonly { label: string; name: number }[]): Option[] {
  return options.map(({ label, name }) => ({ value: String(name), label }));
}

/** Options of a lookup whose items have an id and a name. */
export function namedOptions(items: readonly { id: number; name: string }[]): Option[] {
  return items.map(({ id, name }) => ({ value: String(id), label: name }));
}
