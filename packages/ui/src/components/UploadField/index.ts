export { UploadField } from './UploadField.js';
export type { UploadFieldHandle, UploadFieldProps } from './UploadField.js';
export type { UploadItem } from './types.js';
