import type { FileType } from '@inkstone/forms/rules';

/** Validated but not stored yet. */
export interface UploadedFile {
  /** Safe to show; never a path. */
  name: string;
  /** Detected from the content. */
  contentType: FileType;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
}

export interface UncheckedFile extends Omit<UploadedFile, 'contentType'> {
  /** Undefined for content of any other type. */
  contentType: FileType | undefined;
  /** Larger than `bytes` for a file that was not kept: too large, or one too many. */
  size: number;
}
