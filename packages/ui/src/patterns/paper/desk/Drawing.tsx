import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { PageView, PaperPage, Rotation, ShownPage, Size } from '../documents/document.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Fill, PageFailed } from './Sheet.styles.js';
import { usePixelRatio } from './use-pixel-ratio.js';

interface DrawingProps extends Omit<PageView, 'pixelRatio'> {
  page: PaperPage;
  /** Called with the page's size, which may differ from the first page's. */
  onSize?: ((size: Size) => void) | undefined;
}

/** Delay in ms after the last change before a redraw: a pinch changes the zoom with every movement. */
const SETTLE = 120;

interface Layer {
  element: HTMLElement;
  rotation: Rotation;
  shown: ShownPage;
}

function remove(layer: Layer | undefined): void {
  layer?.shown.release();
  layer?.element.remove();
}

/**
 * The content of a sheet while it is near the view. After a change of the zoom, the previous drawing stays,
 * stretched, until the new one is ready; otherwise every step would flicker.
 */
export function Drawing({ page, scale, rotation, plain = false, onSize }: DrawingProps) {
  const host = useRef<HTMLDivElement>(null);
  const former = useRef<Layer>(undefined);
  const [failed, setFailed] = useState(false);
  const pixelRatio = usePixelRatio();

  useEffect(() => {
    let current = true;
    page.measure().then(
      (size) => {
        if (current) onSize?.(size);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [page, onSize]);

  // Before the next frame: with useEffect, the empty sheet would be painted before the page after a jump.
  useLayoutEffect(() => {
    const { current: sheet } = host;
    if (sheet === null) return undefined;
    if (former.current?.rotation !== rotation) {
      remove(former.current);
      former.current = undefined;
    }
    const element = sheet.ownerDocument.createElement('div');
    element.style.cssText = 'position: absolute; inset: 0';
    let layer: Layer | undefined;
    let drawn = false;
    function draw() {
      sheet?.append(element);
      const shown = page.show(element, { scale, rotation, pixelRatio, plain });
      layer = { element, rotation, shown };
      const own = layer;
      shown.done.then(
        () => {
          if (layer !== own) return;
          drawn = true;
          remove(former.current);
          former.current = undefined;
        },
        () => {
          if (layer === own) setFailed(true);
        },
      );
    }
    const timer = former.current === undefined ? undefined : setTimeout(draw, SETTLE);
    if (timer === undefined) draw();
    return () => {
      clearTimeout(timer);
      const own = layer;
      layer = undefined;
      if (!drawn) {
        remove(own);
        return;
      }
      remove(former.current);
      former.current = own;
    };
  }, [page, scale, rotation, pixelRatio, plain]);

  // After the effect above, whose cleanup leaves its drawing when the sheet is unmounted.
  useLayoutEffect(
    () => () => {
      remove(former.current);
      former.current = undefined;
    },
    [],
  );

  return (
    <>
      <Fill ref={host} />
      {failed && <PageFailed>{messages.pageFailed}</PageFailed>}
    </>
  );
}
