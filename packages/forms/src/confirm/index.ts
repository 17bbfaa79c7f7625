export { useConfirm, type Confirm, type ConfirmOptions } from './use-confirm.js';
export { confirmMessages } from './messages.zh.js';
export { cancelFavourite, deleteForever, deleteItem, type Question } from './questions.js';
