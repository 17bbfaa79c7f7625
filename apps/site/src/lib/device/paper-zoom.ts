import type { PaperZoom } from '@inkstone/ui/patterns/PaperViewer';

const KEY = 'paperZoom';

/** The zoom that papers were read at on this device. Storage may be refused, or hold anything. */
export function readPaperZoom(): PaperZoom | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    if (kept === 'width' || kept === 'page') return kept;
    const share = Number(kept);
    return share >= 0.5 && share <= 2 ? share : undefined;
  } catch {
    return undefined;
  }
}

export function keepPaperZoom(zoom: PaperZoom): void {
  try {
    localStorage.setItem(KEY, String(zoom));
  } catch {
    // The next paper opens as wide as the desk.
  }
}
