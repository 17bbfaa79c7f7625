import { paperMessages } from '../messages.zh.js';
import type { PaperDocument, PaperPage, ShownPage } from '../documents/document.js';

/** Canvas px for each px of a page: 192 dots per inch, for a sharp print. */
const PRINT_SCALE = 2;
/** Width of A4 in px. */
const PAPER_WIDTH = 794;

const STYLE = `
@page { margin: 0 }
body { margin: 0 }
.page { position: relative; overflow: hidden; margin: 0 auto; break-after: page; break-inside: avoid }`;

/** Removes the frame of the last call. */
let clear: (() => void) | undefined;

/** A frame whose pages are printed. */
export interface PrintFrame {
  sheet: Document;
  /** A page that is released when the frame is closed. */
  add: (page: PaperPage) => Promise<HTMLElement>;
  /** Resolves when the browser's dialog is open or closed. */
  print: () => void;
}

/** Makes an empty frame in place of the last one. */
export function openFrame(title: string): PrintFrame | undefined {
  clear?.();
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('aria-hidden', 'true');
  // Outside the window: browsers print nothing from a frame that is not displayed.
  frame.style.cssText = 'position: fixed; left: -10000px; top: 0; width: 800px; height: 1100px; border: 0';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (sheet === null || view === null) return undefined;
  sheet.title = title;
  const style = sheet.createElement('style');
  style.textContent = STYLE;
  sheet.head.append(style);

  const shown: ShownPage[] = [];
  clear = () => {
    for (const page of shown) page.release();
    frame.remove();
    clear = undefined;
  };
  return {
    sheet,
    add: async (page) => {
      const { place, drawn } = await drawInto(sheet, page);
      shown.push(drawn);
      // One after the other; a failed page does not stop the others, and says so on its sheet.
      await drawn.done.catch(() => place.replaceChildren(paperMessages.pageFailed));
      return place;
    },
    print: () => {
      // Phones return immediately, while the dialog still reads the frame.
      view.addEventListener('afterprint', () => clear?.());
      view.focus();
      view.print();
    },
  };
}

/** Prints the visible pages from a frame. Resolves when the browser's dialog is open or closed. */
export async function printPages({ pages }: PaperDocument, title: string): Promise<void> {
  const frame = openFrame(title);
  for (const page of pages) await frame?.add(page);
  frame?.print();
}

async function drawInto(sheet: Document, page: PaperPage): Promise<{ place: HTMLElement; drawn: ShownPage }> {
  const { width, height } = await page.measure();
  const fit = Math.min(1, PAPER_WIDTH / width);
  const place = sheet.createElement('div');
  place.className = 'page';
  place.style.cssText = `width: ${String(width * fit)}px; height: ${String(Math.floor(height * fit))}px`;
  const host = sheet.createElement('div');
  // Drawn larger than its layout, because a canvas is printed with its own pixels.
  host.style.cssText = `position: relative; width: ${String(width * PRINT_SCALE)}px; height: ${String(height * PRINT_SCALE)}px; transform: scale(${String(fit / PRINT_SCALE)}); transform-origin: 0 0`;
  place.append(host);
  sheet.body.append(place);
  return { place, drawn: page.show(host, { scale: PRINT_SCALE, rotation: 0, plain: true }) };
}
