import { shownControls } from './layout-rules.js';
import { nameOf } from './text.js';

/** Buttons that open or choose something here, and change nothing on the server. */
const SAFE = '[aria-expanded], [aria-haspopup], [role="tab"], summary';

export async function frames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function lost(element: Element, after: string): string[] {
  return document.activeElement === document.body
    ? [`focus on the body after ${after}: ${nameOf(element)}`]
    : [];
}

/**
 * Presses one of each kind, and leaves what opens by Escape.
 *
 * @param known the kinds that were pressed on other pages; those of this page are added
 */
export async function presses(known: string[]): Promise<string[]> {
  const { hash } = window.location;
  const faults: string[] = [];
  for (const element of shownControls().filter((one) => one.matches(SAFE))) {
    const kind = `${element.tagName} ${element.className} ${element.getAttribute('aria-haspopup') ?? ''}`;
    if (known.includes(kind)) continue;
    known.push(kind);
    element.focus();
    element.click();
    await frames();
    faults.push(...lost(element, 'a press'));
    if (window.location.hash !== hash) break;
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(escape);
    const dialog = document.querySelector('dialog[open]');
    if (dialog !== null) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await frames();
    faults.push(...lost(element, 'Escape'));
  }
  return faults;
}
