/** The first block of a Word file that is in view on the sheets of a desk (read-word.ts gives them their numbers). */
export function blockAt(desk: HTMLElement | null): number | undefined {
  if (desk === null) return undefined;
  const { top } = desk.getBoundingClientRect();
  for (const drawing of desk.querySelectorAll('[data-drawing]')) {
    for (const block of drawing.shadowRoot?.querySelectorAll<HTMLElement>('[data-block]') ?? [])
      if (block.getBoundingClientRect().bottom > top) return Number(block.dataset['block']);
  }
  return undefined;
}
