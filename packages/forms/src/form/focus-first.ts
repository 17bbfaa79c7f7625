import { TABBABLE } from './tabbable.js';

/**
 * The `ref` of a form in a dialog: opening goes to its first control and not to the cross above it. An attribute
 * is what showModal() looks for; React's own `autoFocus` leaves none, and focuses before the box is open.
 */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector(TABBABLE)?.setAttribute('autofocus', '');
}
