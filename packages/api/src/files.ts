export interface DownloadProgress {
  /** Bytes received so far. */
  received: number;
  /** Bytes of the whole file, where the server sends the length. */
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

/** A field of a multipart form. A list repeats the field. */
export type FormValue = string | number | Blob | readonly (string | number | Blob)[];

export type FormValues = Readonly<Record<string, FormValue | undefined>>;

export interface UploadOptions {
  /**
   * Called with the share of the form that has been sent, 0 to 1, never decreasing. 1 means that everything has been
   * sent, not that the server has answered. Not called where the platform cannot measure it, as in Node.
   */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * The URL of a file field. A path such as "/files/…" is on the origin of the API, which may differ from that of the
 * site. An http(s) URL is returned unchanged. Anything else, such as "", means no file and gives "".
 */
export function resolveFileUrl(path: string, baseUrl: string): string {
  if (/^\/(?![/\\])/.test(path)) return baseUrl.replace(/\/+$/, '') + path;
  return /^https?:\/\/[^\s/]/i.test(path) ? path : '';
}
