export { useConfirm } from './use-confirm.js';
export type { Confirm, ConfirmOptions } from './use-confirm.js';
export { cancelFavourite, deleteForever, deleteItem } from './questions.js';
export type { Question } from './questions.js';
