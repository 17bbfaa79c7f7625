import { parseAsync, renderDocument } from 'docx-preview';
import DOMPurify from 'dompurify';

import { PaperFailure, type PaperDocument, type PaperPage } from './document.js';
import { limits } from './limits.js';
import { paperMessages } from '../messages.zh.js';
import { turn } from './open-image.js';
import { fillPageNumbers, plainFields } from './word-fields.js';
import { keepNumbers } from './word-numbers.js';
import { splitIntoPages, type WordPage } from './word-pages.js';

const OPTIONS = {
  inWrapper: false,
  useBase64URL: true,
  // Parts of the file in HTML: they would be shown in frames.
  renderAltChunks: false,
};

/**
 * Opens a Word file. docx-preview's output is sanitised; shadow roots confine its styles.
 *
 * @param withheld the pages that were cut off: the layout here can have another number of pages than that of Word
 */
export async function openWord(answer: Response, withheld: number): Promise<PaperDocument> {
  const file = await read(answer);
  await refuseOtherFormats(file);
  const workshop = document.createElement('div');
  // Outside the window, because only elements with a layout can be measured.
  workshop.style.cssText = 'position: absolute; left: -10000px; top: 0; visibility: hidden';
  workshop.setAttribute('aria-hidden', 'true');
  document.body.append(workshop);
  try {
    const root = workshop.attachShadow({ mode: 'open' });
    const styles = document.createElement('div');
    const body = document.createElement('div');
    root.append(styles, body);
    const parsed: unknown = await parseAsync(await plainFields(file), OPTIONS);
    for (const node of await renderDocument(parsed, OPTIONS))
      (node.nodeName === 'STYLE' ? styles : body).append(node);
    clean(body);
    keepNumbers(workshop, styles, body);
    for (const image of body.querySelectorAll('img')) image.alt ||= paperMessages.figure;
    await Promise.all(
      [...body.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
    );
    const sections = [...body.querySelectorAll<HTMLElement>('section')];
    const pages = sections.flatMap((section) => splitIntoPages(section));
    const total = pages.length + withheld;
    for (const [index, { element }] of pages.entries()) fillPageNumbers(element, index + 1, total);
    if (pages.length === 0) throw new PaperFailure('empty');
    return {
      pages: pages.map((page) => wordPage(styles, page)),
      total,
      close: () => undefined,
    };
  } catch (error) {
    throw error instanceof PaperFailure ? error : new PaperFailure('broken', error);
  } finally {
    workshop.remove();
  }
}

async function read(answer: Response): Promise<Blob> {
  const file = await answer.blob().catch((error: unknown) => {
    throw new PaperFailure('unreachable', error);
  });
  if (file.size === 0) throw new PaperFailure('empty');
  if (file.size > limits.word) throw new PaperFailure('large-word');
  return file;
}

/** Word before 2007 writes another format; a file with a password has the same container. */
async function refuseOtherFormats(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return;
  if (bytes[0] !== 0xd0 || bytes[1] !== 0xcf) throw new PaperFailure('broken');
  const names = new TextDecoder('utf-16le').decode(await file.arrayBuffer());
  throw new PaperFailure(names.includes('EncryptedPackage') ? 'password' : 'format');
}

function clean(body: HTMLElement): void {
  DOMPurify.sanitize(body, { IN_PLACE: true, FORBID_TAGS: ['form', 'input', 'button', 'iframe'] });
  for (const link of body.querySelectorAll('a')) {
    const { protocol } = new URL(link.getAttribute('href') ?? '', 'about:blank');
    if (protocol === 'http:' || protocol === 'https:') {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    } else {
      // A link to another place in the file would change the URL of the page.
      link.removeAttribute('href');
    }
  }
}

function wordPage(styles: HTMLElement, { element, size, text }: WordPage): PaperPage {
  return {
    size,
    measure: () => Promise.resolve(size),
    findInk: () => Promise.resolve(text),
    text: () => Promise.resolve(element.textContent),
    show: (host, { scale, rotation }) => {
      const frame = host.ownerDocument.createElement('div');
      frame.dataset['drawing'] = '';
      turn(frame, size.width, size.height, rotation);
      frame.style.transform += ` scale(${String(scale)})`;
      const root = frame.attachShadow({ mode: 'open' });
      const pictures = host.ownerDocument.createElement('style');
      pictures.textContent = 'img { filter: var(--paper-picture, none) }';
      root.append(styles.cloneNode(true), pictures, element.cloneNode(true));
      host.append(frame);
      return {
        done: Promise.resolve(),
        release: () => frame.remove(),
      };
    },
  };
}
