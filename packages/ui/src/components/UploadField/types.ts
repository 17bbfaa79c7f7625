export interface UploadItem {
  /** Unique within the field; names need not be unique. */
  id: string;
  /** File name with its extension. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** `chosen`: waiting for the form to be submitted, or for other uploads. */
  status: 'chosen' | 'uploading' | 'done' | 'failed';
  /** Progress from 0 to 100 while uploading; null while the total size is unknown. */
  percent: number | null;
  /** URL or object URL of a preview. The caller revokes an object URL. */
  previewUrl?: string | undefined;
  /** Error message for the user. */
  message?: string | undefined;
}

export interface UploadItemProps {
  item: UploadItem;
  disabled: boolean;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** The value of the ref. */
export interface UploadFieldHandle {
  /** Focuses the add button or, where the field is full, the 移除 button of the first file. */
  focus: () => void;
}
