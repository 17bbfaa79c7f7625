export { uploadFileMutation } from './mutations.js';
export type { UploadFileInput } from './mutations.js';
