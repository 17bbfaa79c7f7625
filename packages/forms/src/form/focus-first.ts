import { TABBABLE } from './tabbable.js';

/**
 * The `ref` of a form in a dialog: the first control gets the focus when the dialog opens, not its close button.
 * showModal() looks for the attribute; React's `autoFocus` does not set it, and focuses before the dialog is open.
 */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector(TABBABLE)?.setAttribute('autofocus', '');
}
