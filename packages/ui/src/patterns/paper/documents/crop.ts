import { turned } from '../desk/geometry.js';
import type { PaperDocument, PaperPage, Part, Rotation, Size } from './document.js';

/** The document without its white margins: pages of equal width, filled by their content. */
export function cropDocument(document: PaperDocument): PaperDocument {
  return { ...document, pages: document.pages.map(cropPage) };
}

function cropPage(page: PaperPage): PaperPage {
  let found: Promise<{ whole: Size; part: Part }> | undefined;

  /** Runs once for each page. */
  function find() {
    found ??= Promise.all([page.measure(), page.findInk()]).then(([whole, part]) => ({ whole, part }));
    return found;
  }

  return {
    ...page,
    measure: async () => {
      const { whole, part } = await find();
      return { width: whole.width, height: (whole.height * part.height) / part.width };
    },
    show: (host, { scale, rotation, ...view }) => {
      let release: (() => void) | undefined;
      let released = false;
      async function draw() {
        const { whole, part } = await find();
        if (released) return;
        const inner = scale / part.width;
        const { width, height } = turned(whole, rotation);
        const corner = cornerOf(part, rotation);
        const place = host.ownerDocument.createElement('div');
        place.style.cssText = `position: absolute; width: ${String(width * inner)}px; height: ${String(height * inner)}px; left: ${String(-corner.left * width * inner)}px; top: ${String(-corner.top * height * inner)}px`;
        host.append(place);
        const shown = page.show(place, { ...view, scale: inner, rotation });
        release = () => {
          shown.release();
          place.remove();
        };
        await shown.done;
      }
      return {
        done: draw(),
        release: () => {
          released = true;
          release?.();
        },
      };
    },
  };
}

/** Upper left corner of the part on the rotated page, as shares of its rotated size. */
function cornerOf({ left, top, width, height }: Part, rotation: Rotation): Pick<Part, 'left' | 'top'> {
  const right = 1 - left - width;
  const bottom = 1 - top - height;
  switch (rotation) {
    case 0:
      return { left, top };
    case 90:
      return { left: bottom, top: left };
    case 180:
      return { left: right, top: bottom };
    case 270:
      return { left: top, top: right };
  }
}
