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

/** What has arrived of a file. It is filled by a download, and lets the next one continue after a lost connection. */
export interface PartialDownload {
  parts: Uint8Array<ArrayBuffer>[];
  /** Bytes in `parts`. */
  received: number;
  /** A strong ETag or the date of the file; without it a download starts anew. */
  version?: string | undefined;
}

export interface DownloadOptions {
  onProgress?: (progress: DownloadProgress) => void;
  signal?: AbortSignal;
  /** Of an earlier download of the same file, empty at first. The caller keeps it until the file is complete. */
  partial?: PartialDownload;
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
