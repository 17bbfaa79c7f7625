export interface DownloadProgress {
  /** Bytes so far. */
  received: number;
  /** Bytes in all, where the server says so. */
  total?: number;
  /** 0 to 100, where the total is known. */
  percent?: number;
}

export interface DownloadedFile {
  blob: Blob;
  name: string;
}

export interface DownloadOptions {
  onProgress?: (progress: DownloadProgress) => void;
  signal?: AbortSignal;
}

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

/**
 * The address of a file field. "/files/…" belongs to the API's origin, which may be another than the
 * site's; http(s) addresses stay as they are; everything else ("" included) is no file: "".
 */
export function resolveFileUrl(path: string, baseUrl: string): string {
  if (/^\/(?![/\\])/.test(path)) return baseUrl.replace(/\/+$/, '') + path;
  return /^https?:\/\/[^\s/]/i.test(path) ? path : '';
}
