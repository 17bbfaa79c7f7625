import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  removeTrailingSlash,
} from 'openapi-fetch';

/** A response before it is parsed. Whether it is a success depends on its text too, not only on its status. */
export interface RawAnswer {
  status: number;
  text: string;
}

export interface Sending {
  query?: object;
  /** `FormData` is sent as multipart, any other object as JSON. */
  body?: object;
  headers: Record<string, string>;
  signal: AbortSignal;
}

export type Send = (method: 'GET' | 'POST', path: string, sending: Sending) => Promise<RawAnswer>;

const querySerializer = createQuerySerializer<Record<string, unknown>>();

/**
 * Builds URLs and bodies with openapi-fetch. It does not use the client of openapi-fetch, because that one returns
 * nothing for an empty 500 and parses the JSON of a failure before the status can be checked.
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
      ...(body !== undefined && { body: defaultBodySerializer(body) as BodyInit }),
      signal,
    });
    return { status: response.status, text: await response.text() };
  };
}
