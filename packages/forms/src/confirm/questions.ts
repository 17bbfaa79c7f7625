import { confirmMessages as messages } from './messages.zh.js';

/** A question before data is lost, and the notice if it is declined (Spec B 8). */
export interface Question {
  words: string;
  /** Shown as an information notice after the question was declined. */
  declined: string;
  /** `danger` for an action that cannot be undone. */
  tone: 'plain' | 'danger';
  /** Label of the button that confirms, a verb. */
  confirmLabel: string;
  /** Label of the button that declines, where 取消 would be ambiguous. */
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
