import type { FileType } from '@inkstone/forms/rules';

/** A file of a form, validated but not stored yet. */
export interface UploadedFile {
  /** The user's name for it, safe to show; never a path, and it says nothing about the content. */
  name: string;
  /** Detected from the content. */
  contentType: FileType;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
}

/** The same before validation. */
export interface UncheckedFile extends Omit<UploadedFile, 'contentType'> {
  /** Undefined for content of any other type. */
  contentType: FileType | undefined;
  /** Larger than `bytes` for a file that was not kept: too large, or one too many. */
  size: number;
}
