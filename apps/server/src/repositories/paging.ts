/** Page of a list as the wire asks for it; old clients send numbers as text. */
export interface PageInput {
  page?: number | string;
  psize?: number | string;
}

export interface Page {
  limit: number;
  offset: number;
}

export function toPage({ page, psize }: PageInput, defaultSize: number): Page {
  const limit = Number(psize ?? defaultSize);
  return { limit, offset: (Number(page ?? 1) - 1) * limit };
}

/** An id in a filter; undefined for 全部, which is an empty string or nothing. */
export function toFilterId(value: number | string | undefined): number | undefined {
  return value === undefined || value === '' ? undefined : Number(value);
}

/** A flag of a query; old clients send it as text, and nothing for no. */
export function toBoolean(value: number | string | undefined): boolean {
  return Number(value ?? 0) === 1;
}
