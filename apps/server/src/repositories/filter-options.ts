/** An option of a filter row as the wire has it. */
export interface FilterOption {
  label: string;
  /** The id. */
  name: number;
}

export function toOption({ id, name }: { id: number; name: string }): FilterOption {
  return { label: name, name: id };
}

/** A year is its own id. */
export function toYearOption(year: number): FilterOption {
  return { label: String(year), name: year };
}
