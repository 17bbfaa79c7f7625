import type { KeyboardEvent } from 'react';

import { isPlainKey, useReading } from '../desk/use-reading.js';
import type { PaperDocument } from '../documents/document.js';
import { useFindBar } from '../find/use-find-bar.js';
import type { PaperSource } from '../types.js';
import { useTouchZoom } from './use-touch-zoom.js';

interface Options extends Partial<Pick<PaperSource, 'startZoom' | 'onZoom'>> {
  startPage?: number;
  /** Space around the sheets and between them, in px. */
  margin: number;
  gap: number;
  /** Minimum zoom by two fingers, as a share of 800 px. */
  least?: number;
}

/** A document on a desk with its tools: props of the `frame` (keys, touches) and of the desk `pane`. */
export function useReaderDesk(
  document: PaperDocument,
  { title, download }: Pick<PaperSource, 'title' | 'download'>,
  { least, ...options }: Options,
) {
  const reading = useReading(document, options);
  const finding = useFindBar(document);
  const ref = useTouchZoom(reading, least);
  const { margin, gap } = options;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isPlainKey(event) && event.key.toLowerCase() === 'f' && finding.available) {
      event.preventDefault();
      finding.toggle(event.target instanceof HTMLElement ? event.target : event.currentTarget);
    } else reading.onKeyDown(event);
  }

  return {
    reading,
    finding,
    frame: { onKeyDown, ref },
    pane: { title, download, reading, finding, margin, gap },
  };
}
