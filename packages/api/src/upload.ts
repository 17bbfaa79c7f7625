import type { FormValues, UploadOptions } from './files.js';
import type { RawAnswer } from './send.js';

interface FormRequest {
  url: string;
  values: FormValues;
  headers: Record<string, string>;
  signal: AbortSignal;
  onProgress: UploadOptions['onProgress'];
}

function partOf(value: string | number | Blob): string | Blob {
  return typeof value === 'number' ? String(value) : value;
}

/** A `File` is sent with its name, a `Blob` with the name "blob". */
function toFormData(values: FormValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const parts: readonly (string | number | Blob)[] =
      typeof value === 'object' && !(value instanceof Blob) ? value : [value];
    for (const part of parts) form.append(field, partOf(part));
  }
  return form;
}

function shareOf({ loaded, total, lengthComputable }: ProgressEvent): number | undefined {
  return lengthComputable && total > 0 ? loaded / total : undefined;
}

/** Rejects with the same errors as `fetch`. */
function sendByXhr({ url, values, headers, signal, onProgress }: FormRequest): Promise<RawAnswer> {
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
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('The form could not be sent.')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    if (onProgress !== undefined) {
      request.upload.addEventListener('progress', (event) => {
        const share = shareOf(event);
        if (share !== undefined) onProgress(share);
      });
    }
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(toFormData(values));
  });
}

/**
 * Sends a form. It uses XMLHttpRequest, because `fetch` does not report the progress of an upload. It uses `fetch`
 * where there is no XMLHttpRequest or where the caller has passed its own `fetch`.
 *
 * @param byFetch sends the form by `fetch`, with the headers of the request
 */
export function sendForm(
  request: FormRequest,
  byFetch: (form: FormData) => Promise<RawAnswer>,
  hasOwnFetch: boolean,
): Promise<RawAnswer> {
  if (!hasOwnFetch && typeof XMLHttpRequest !== 'undefined') return sendByXhr(request);
  return byFetch(toFormData(request.values));
}
