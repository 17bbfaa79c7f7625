import type { FileType } from '@inkstone/forms/rules';

/** A file out of a form, looked at but not yet kept. */
export interface UploadedFile {
  /** What its owner calls it, fit to be shown; never a path, and no promise of what is inside. */
  name: string;
  /** By content. */
  contentType: FileType;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
}

/** The same before it is held against the description. */
export interface UncheckedFile extends Omit<UploadedFile, 'contentType'> {
  /** Undefined for content of any other kind. */
  contentType: FileType | undefined;
  /** More than there are `bytes` for a file that is not worth keeping: too large, or one too many. */
  size: number;
}
