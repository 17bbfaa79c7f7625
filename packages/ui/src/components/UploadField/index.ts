export { UploadField, type UploadFieldHandle, type UploadFieldProps } from './UploadField.js';
export type { UploadItem } from './types.js';
