/** The messages of all invalid fields by label, as a screen reader finds them. */
export function said(root: ParentNode = document): Record<string, string> {
  return Object.fromEntries(wrongControls(root).map((control) => [labelOf(control), noteOf(control)]));
}

/** Whether the focus is in the first invalid field. */
export function isFocusAtFirstWrong(root: ParentNode = document): boolean {
  const [first] = wrongControls(root);
  const place = first?.closest('[role="group"], [role="radiogroup"]') ?? first;
  return place?.contains(document.activeElement) ?? false;
}

/** The visible name of a control: the legend of its group, or its own label. */
export function labelOf(control: Element): string {
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent;
  const own = isLabelled(control) ? control.labels?.[0]?.textContent : undefined;
  return (legend ?? control.getAttribute('aria-label') ?? own ?? '').replace(/选填$/, '');
}

function wrongControls(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
}

function isLabelled(control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return control.matches('input, select, textarea');
}

/** The first description of a control is its message; a counter may follow. */
function noteOf(control: Element): string {
  const [id = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(id)?.textContent ?? '';
}
