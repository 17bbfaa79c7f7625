import type { PaperFile } from '../types.js';
import { PaperFailure, type PaperDocument, type Part, type Size } from './document.js';
import { INK_WIDTH, inkOfCanvas, WHOLE } from './ink.js';
import { limits } from './limits.js';

/** Opens a picture as a document of one page. */
export async function openImage({ url, name }: PaperFile): Promise<PaperDocument> {
  const picture = new Image();
  picture.src = url;
  let size: Size;
  try {
    size = await sizeOf(picture);
    if (size.width * size.height <= limits.image) await picture.decode();
  } catch (error) {
    throw new PaperFailure('broken', error);
  }
  if (size.width === 0 || size.height === 0) throw new PaperFailure('empty');
  if (size.width * size.height > limits.image) throw new PaperFailure('large-image');
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
            release: () => image.remove(),
          };
        },
      },
    ],
    close: () => undefined,
  };
}

/** The size once it is loaded. It is decoded, which takes memory, when it is drawn or `decode` is called. */
function sizeOf(picture: HTMLImageElement): Promise<Size> {
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', () =>
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
    );
    picture.addEventListener('error', () => reject(new Error('The picture was not loaded')));
  });
}

function inkOf(picture: HTMLImageElement, { width, height }: Size): Part {
  const canvas = document.createElement('canvas');
  canvas.width = INK_WIDTH;
  canvas.height = Math.max(1, Math.round((INK_WIDTH * height) / width));
  const context = canvas.getContext('2d');
  if (context === null) return WHOLE;
  // Transparent parts look like the white sheet.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return inkOfCanvas(canvas);
}

/** Places an element of a size in px in its host, rotated so that it fills the host's rotated box. */
export function turn(element: HTMLElement, width: number, height: number, rotation: number): void {
  element.style.cssText += `display: block; position: absolute; left: 50%; top: 50%; max-width: none; width: ${String(width)}px; height: ${String(height)}px; transform: translate(-50%, -50%) rotate(${String(rotation)}deg)`;
}
