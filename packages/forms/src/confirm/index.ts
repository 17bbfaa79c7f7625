export { useConfirm } from './useConfirm.js';
export type { Confirm, ConfirmOptions } from './useConfirm.js';
export { cancelFavourite, deleteForever, deleteItem } from './questions.js';
export type { Question } from './questions.js';
