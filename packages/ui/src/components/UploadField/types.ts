/** A file of the field, as far as it has come. */
export interface UploadItem {
  /** Tells it from the field's other files, also from one of the same name. */
  id: string;
  /** File name with its extension. */
  name: string;
  /** Bytes. */
  size: number;
  /** `chosen` waits for the form to be sent, or for its turn. */
  status: 'chosen' | 'uploading' | 'done' | 'failed';
  /** 0 to 100 while uploading; null while the whole is not known. */
  percent: number | null;
  /** Address or object URL of a picture to show; whoever made an object URL revokes it. */
  previewUrl?: string | undefined;
  /** Why it failed, in the words for the reader. */
  message?: string | undefined;
}

/** What both layouts draw a file from. */
export interface UploadItemProps {
  item: UploadItem;
  disabled: boolean;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}
