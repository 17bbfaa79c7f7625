import { confirmMessages as messages } from './messages.zh.js';

/** What is asked before something is lost, and what is said to whoever declines (Spec B 8). */
export interface Question {
  words: string;
  /** Said in the information tone after a no. */
  declined: string;
  /** `danger` for what cannot be done again. */
  tone: 'plain' | 'danger';
  /** The yes, as a verb. */
  confirmLabel: string;
  /** The no, where 取消 by itself would be unclear. */
  cancelLabel?: string;
}

export const deleteItem: Question = {
  words: messages.deleteItem,
  declined: messages.deletionCancelled,
  tone: 'danger',
  confirmLabel: messages.delete,
};

export const deleteForever: Question = {
  words: messages.deleteForever,
  declined: messages.deletionCancelled,
  tone: 'danger',
  confirmLabel: messages.delete,
};

export const cancelFavourite: Question = {
  words: messages.cancelFavourite,
  declined: messages.cancelled,
  tone: 'plain',
  confirmLabel: messages.unfavourite,
  cancelLabel: messages.keep,
};
