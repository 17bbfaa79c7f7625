import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  removeTrailingSlash,
} from 'openapi-fetch';

/** An answer as it came. Whether it is a success stands in its text. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** What is left to say of a call whose place is known. */
export interface Sending {
  query?: object;
  /** An object goes as JSON, a form as itself. */
  body?: object;
  headers: Record<string, string>;
  signal: AbortSignal;
}

export type Send = (method: 'GET' | 'POST', path: string, sending: Sending) => Promise<RawAnswer>;

const querySerializer = createQuerySerializer<Record<string, unknown>>();

/**
 * Addresses and bodies as openapi-fetch writes them. The answer is read here and not by its client, which
 * passes an empty 500 on as nothing and reads a failure's JSON before its status can be looked at.
 */
export function createSend(baseUrl: string, fetch: typeof globalThis.fetch): Send {
  return async (method, path, { query = {}, body, headers, signal }) => {
    const url = createFinalURL(path, {
      baseUrl: removeTrailingSlash(baseUrl),
      params: { query: { ...query } },
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(url, {
      method,
      headers: isJson ? { ...headers, 'content-type': 'application/json' } : headers,
      signal,
      ...(body !== undefined && { body: defaultBodySerializer(body) as BodyInit }),
    });
    return { status: response.status, text: await response.text() };
  };
}
