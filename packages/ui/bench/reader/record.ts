/** The interface of a bench page for the program that measures it. */
export interface ReaderBench {
  /** When the canvas of a page was painted, in ms since the navigation began, by page number. */
  drawn: Map<number, number>;
  /** Scrolls to the top of a page, by the reader's own control where it has one. */
  goTo: (page: number) => void;
}

declare global {
  interface Window {
    readerBench: ReaderBench;
  }
}

/** Page width in px in every reader; the width in PaperViewer at 100 %. */
export const PAGE_WIDTH = 800;

export const fileUrl = new URLSearchParams(location.search).get('file') ?? '';

const drawn = new Map<number, number>();

/** Records the first paint of a page's canvas, one frame after the reader has finished it. */
export function noteDrawn(page: number): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (!drawn.has(page)) drawn.set(page, performance.now());
    });
  });
}

export function offer(goTo: ReaderBench['goTo']): void {
  window.readerBench = { drawn, goTo };
}
