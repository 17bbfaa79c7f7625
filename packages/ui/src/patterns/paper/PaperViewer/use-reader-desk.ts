import type { KeyboardEvent } from 'react';

import { isPlainKey, useReading } from '../desk/use-reading.js';
import type { PaperDocument } from '../documents/document.js';
import { useFindBar } from '../find/use-find-bar.js';
import type { FoundPlace, PaperSource } from '../types.js';
import { usePageTold } from './use-page-told.js';
import { useTouchZoom } from './use-touch-zoom.js';

interface Options extends Partial<Pick<PaperSource, 'startZoom' | 'onZoom'>> {
  startPage?: number;
  /** Where on that page it begins, as a share of its height. */
  startAt?: number | undefined;
  /** What a search has found: marked from the beginning. */
  found?: FoundPlace | undefined;
  /** Space around the sheets and between them, in px. */
  margin: number;
  gap: number;
  /** Minimum zoom by two fingers, as a share of 800 px. */
  least?: number;
}

/** A document on a desk with its tools: props of the `frame` (keys, touches) and of the desk `pane`. */
export function useReaderDesk(
  document: PaperDocument,
  { title, download, night, onPage }: Pick<PaperSource, 'title' | 'download' | 'night' | 'onPage'>,
  { least, found, ...options }: Options,
) {
  const reading = useReading(document, options);
  const finding = useFindBar(document, found, reading.element);
  const ref = useTouchZoom(reading, least);
  usePageTold(reading.view.current, onPage);
  const { margin, gap } = options;

  function onKeyDown(event: KeyboardEvent) {
    reading.onKeyDown(event);
    if (!isPlainKey(event)) return;
    const key = event.key.toLowerCase();
    // The bar first: the next Escape closes the reading mode.
    if (key === 'escape' && finding.find !== undefined) finding.close();
    else if (key === 'f' && finding.available && reading.element !== null) finding.toggle(reading.element);
    else if (key === 'n' && night !== undefined) night.onToggle();
    else return;
    // Otherwise the field that opens would receive the key.
    event.preventDefault();
  }

  const shortcuts = ['ArrowLeft ArrowRight + - R', finding.available && 'F', night !== undefined && 'N']
    .filter(Boolean)
    .join(' ');
  return {
    reading,
    finding,
    frame: { onKeyDown, ref },
    pane: { title, download, reading, finding, shortcuts, margin, gap },
  };
}
