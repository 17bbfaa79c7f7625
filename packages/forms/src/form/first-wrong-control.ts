import { TABBABLE } from './tabbable.js';

/** Never the button that removes a file: a second press of Enter would delete an uploaded file. */
const MENDING = `${TABBABLE}:not([data-upload-remove])`;

/**
 * The control to focus after a refusal, in the first field on the page that is marked as invalid. This is not the
 * order in which the fields were registered: fields that a tab or an identity shows later are registered last.
 */
export function firstWrongControl(form: HTMLElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (marked === null || marked.matches(TABBABLE)) return marked;
  // A radio group is marked itself. The input of an upload field is hidden, so its button is focused instead.
  const group = marked.matches('input') ? marked.closest('[role="group"]') : marked;
  return (
    group?.querySelector<HTMLElement>('input:checked') ??
    group?.querySelector<HTMLElement>(MENDING) ??
    group?.querySelector<HTMLElement>(TABBABLE) ??
    null
  );
}
