import { PaperFailure, type PaperDocument, type PaperPage } from './document.js';
import { limits } from './limits.js';
import { turn } from './open-image.js';
import { readWord } from './read-word.js';
import { fillPageNumbers } from './word-fields.js';
import { keepNumbers } from './word-numbers.js';
import { splitIntoPages, type WordPage } from './word-pages.js';
import { inWorkshop } from './word-workshop.js';

/**
 * Opens a Word file.
 *
 * @param withheld the pages that were cut off: the layout here can have another number of pages than that of Word
 */
export async function openWord(answer: Response, withheld: number): Promise<PaperDocument> {
  const file = await read(answer);
  await refuseOtherFormats(file);
  try {
    const { styles, body, headings } = await readWord(file);
    const pages = await inWorkshop(async (host, root) => {
      root.append(styles, body);
      keepNumbers(host, styles, body);
      await Promise.all([...body.querySelectorAll('img')].map(decode));
      return [...body.querySelectorAll<HTMLElement>('section')].flatMap((section) => splitIntoPages(section));
    });
    const total = pages.length + withheld;
    for (const [index, { element }] of pages.entries()) fillPageNumbers(element, index + 1, total);
    if (pages.length === 0) throw new PaperFailure('empty');
    let flow: ReturnType<NonNullable<PaperDocument['flow']>> | undefined;
    return {
      pages: pages.map((page) => wordPage(styles, page)),
      total,
      laidOut: true,
      flow: () => {
        flow ??= import('../flow/flow-pages.js')
          .then(({ flowPages }) =>
            flowPages(
              styles,
              pages.map(({ element }) => element),
              headings,
            ),
          )
          // Without it the pages can still be read.
          .catch(() => undefined);
        return flow;
      },
      close: () => undefined,
    };
  } catch (error) {
    throw error instanceof PaperFailure ? error : new PaperFailure('broken', error);
  }
}

/** A picture in a format of Windows cannot be decoded. */
function decode(image: HTMLImageElement): Promise<void> {
  return image.decode().catch(() => {
    image.dataset['lost'] = '';
  });
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

function wordPage(styles: HTMLElement, { element, size, text, blocks }: WordPage): PaperPage {
  return {
    size,
    blocks,
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
