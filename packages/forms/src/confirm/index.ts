export { useConfirm, type Confirm, type ConfirmOptions } from './use-confirm.js';
export { cancelFavourite, deleteForever, deleteItem, type Question } from './questions.js';
