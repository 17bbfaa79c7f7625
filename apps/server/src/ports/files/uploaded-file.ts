/** A file out of a form, looked at but not yet kept. */
export interface UploadedFile {
  /** What its owner calls it, fit to be shown; never a path, and no promise of what is inside. */
  name: string;
  /** By content; '' where no known type fits. */
  contentType: string;
  /** Bytes that came; more than `bytes` holds for a file that is too large to be kept. */
  size: number;
  bytes: Uint8Array;
}
