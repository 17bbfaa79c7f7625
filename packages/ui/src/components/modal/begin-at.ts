/** Gives an element the focus when its dialog opens: showModal() looks for the attribute, which React does not set. */
export function beginAt(element: Element | null | undefined): void {
  element?.setAttribute('autofocus', '');
}
