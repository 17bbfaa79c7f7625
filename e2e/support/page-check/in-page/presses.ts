import { shownControls } from './layout-rules.js';
import { nameOf } from './text.js';

declare global {
  /** Waits for the calls of the page that are under way; given by the test. */
  var callsEnded: () => Promise<void>;
}

/** Not what leads away, nor what sends a form that nothing was written into. */
const PRESSED = 'button:not([type="submit"], :disabled), [role="button"], [role="tab"], summary';

export async function frames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function lost(name: string, after: string): string[] {
  return document.activeElement === document.body ? [`focus on the body after ${after}: ${name}`] : [];
}

/** Answers have come, and what they change is painted. */
async function settled(): Promise<void> {
  await frames();
  await callsEnded();
  await frames();
}

/**
 * Presses one of each kind, and leaves what opens by Escape.
 *
 * @param known the kinds that were pressed on other pages; those of this page are added
 */
export async function presses(known: string[]): Promise<string[]> {
  const { hash } = window.location;
  const faults: string[] = [];
  for (const element of shownControls().filter((one) => one.matches(PRESSED))) {
    const kind = `${element.tagName} ${element.className} ${element.getAttribute('aria-haspopup') ?? ''}`;
    if (known.includes(kind) || !element.isConnected || !element.checkVisibility()) continue;
    known.push(kind);
    const name = nameOf(element);
    element.focus();
    element.click();
    await settled();
    // The screen that it has led to may still be loading.
    if (window.location.hash !== hash) break;
    faults.push(...lost(name, 'a press'));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(escape);
    const dialog = document.querySelector('dialog[open]');
    if (dialog !== null) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await settled();
    faults.push(...lost(name, 'Escape'));
  }
  return faults;
}
