export { UploadField, type UploadFieldProps } from './UploadField.js';
export type { UploadFieldHandle, UploadItem } from './types.js';
