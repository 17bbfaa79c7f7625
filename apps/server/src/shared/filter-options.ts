export interface FilterOption {
  label: string;
  /** The id. */
  name: number;
}

export function toOption({ id, name }: { id: number; name: string }): FilterOption {
  return { label: name, name: id };
}

/** The id of a year is the year. */
export function toYearOption(year: number): FilterOption {
  return { label: String(year), name: year };
}
