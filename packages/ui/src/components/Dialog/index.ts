export { Dialog } from './Dialog.js';
export type { DialogProps } from './Dialog.js';
