/** An answer as it came. Whether it is a success stands in its text. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** Where an operation is; what is undefined stays out of the query. */
export function resolveApiUrl(path: string, baseUrl: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return baseUrl.replace(/\/+$/, '') + path + (search === '' ? '' : `?${search}`);
}

export async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<RawAnswer> {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}
