import { TABBABLE } from './tabbable.js';

/**
 * Not the button that takes a file away: whoever presses Enter once more is to send a file again or to add one, and
 * would lose one that has arrived.
 */
const MENDING = `${TABBABLE}:not([data-upload-remove])`;

/**
 * The control to focus when a form was refused: of the topmost field that is marked as wrong. By place on the page
 * and not in the order in which fields were registered: a tab or an identity that shows other fields registers
 * those last, wherever they stand.
 */
export function firstWrongControl(form: HTMLElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (marked === null || marked.matches(TABBABLE)) return marked;
  // A group of radios bears the mark itself; the input of an upload field is out of sight, its button is not.
  const group = marked.matches('input') ? marked.closest('[role="group"]') : marked;
  return (
    group?.querySelector<HTMLElement>('input:checked') ??
    group?.querySelector<HTMLElement>(MENDING) ??
    group?.querySelector<HTMLElement>(TABBABLE) ??
    null
  );
}
