import type { PaperFile } from '../types.js';
import { PaperFailure, type PaperDocument, type Part, type Size } from './document.js';
import { INK_WIDTH, inkOfCanvas, WHOLE } from './ink.js';

/** Opens a picture as a document of one page. */
export async function openImage({ url, name }: PaperFile): Promise<PaperDocument> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch (error) {
    throw new PaperFailure('broken', error);
  }
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  if (size.width === 0 || size.height === 0) throw new PaperFailure('empty');
  return {
    total: 1,
    pages: [
      {
        size,
        measure: () => Promise.resolve(size),
        findInk: () => Promise.resolve(inkOf(picture, size)),
        show: (host, { scale, rotation }) => {
          const image = host.ownerDocument.createElement('img');
          image.src = url;
          image.alt = name;
          turn(image, size.width * scale, size.height * scale, rotation);
          host.append(image);
          return {
            done: image.decode().catch(() => undefined),
            release: () => {
              image.remove();
            },
          };
        },
      },
    ],
    close: () => undefined,
  };
}

function inkOf(picture: HTMLImageElement, { width, height }: Size): Part {
  const canvas = document.createElement('canvas');
  canvas.width = INK_WIDTH;
  canvas.height = Math.max(1, Math.round((INK_WIDTH * height) / width));
  const context = canvas.getContext('2d');
  if (context === null) return WHOLE;
  // What is transparent shows the sheet.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return inkOfCanvas(canvas);
}

/** Lays an element of a size in px into its host and turns it so that it fills the host's rotated box. */
export function turn(element: HTMLElement, width: number, height: number, rotation: number): void {
  element.style.cssText += `display: block; position: absolute; left: 50%; top: 50%; max-width: none; width: ${String(width)}px; height: ${String(height)}px; transform: translate(-50%, -50%) rotate(${String(rotation)}deg)`;
}
