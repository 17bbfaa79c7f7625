/** A field of a form with files. A list repeats the field; `undefined` leaves it out. */
export type FormValue = string | number | Blob | readonly (string | number | Blob)[];

export type FormValues = Readonly<Record<string, FormValue | undefined>>;

export interface UploadOptions {
  /**
   * The share of the form that has left, 0 to 1. It never falls; 1 means that everything is sent, not yet that
   * the server has answered. Never called where the platform cannot count, as in Node.
   */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface FormRequest {
  url: string;
  body: FormData;
  headers: Record<string, string>;
  signal: AbortSignal;
  onProgress: UploadOptions['onProgress'];
}

/** An answer as it came, whoever has brought it: `body` is text, or already parsed. */
export interface RawAnswer {
  status: number;
  body: unknown;
}

export type SendForm = (request: FormRequest) => Promise<RawAnswer>;

function partOf(value: string | number | Blob): string | Blob {
  return typeof value === 'number' ? String(value) : value;
}

/** A `File` keeps its name; a bare `Blob` is called "blob" by the platform. */
export function toFormData(values: FormValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const parts: readonly (string | number | Blob)[] =
      typeof value === 'object' && !(value instanceof Blob) ? value : [value];
    for (const part of parts) form.append(field, partOf(part));
  }
  return form;
}

/** Sends by `fetch`, which says nothing of its progress. */
export function sendByFetch(fetch: typeof globalThis.fetch): SendForm {
  return async ({ url, body, headers, signal }) => {
    const response = await fetch(url, { method: 'POST', body, headers, signal });
    return { status: response.status, body: await response.text() };
  };
}

function shareOf({ loaded, total, lengthComputable }: ProgressEvent): number | undefined {
  return lengthComputable && total > 0 ? loaded / total : undefined;
}

/** Sends by XMLHttpRequest, the only one that counts what has left; fails as `fetch` does. */
export function sendByXhr({ url, body, headers, signal, onProgress }: FormRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('load', () => {
      resolve({ status: request.status, body: request.responseText });
    });
    request.addEventListener('error', () => {
      reject(new TypeError('The form could not be sent.'));
    });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
    });
    if (onProgress !== undefined) {
      request.upload.addEventListener('progress', (event) => {
        const share = shareOf(event);
        if (share !== undefined) onProgress(share);
      });
    }
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
