/** What a page of the bench offers to the program that measures it. */
export interface ReaderBench {
  /** When the canvas of a page was painted, in ms since the navigation began, by page number. */
  drawn: Map<number, number>;
  /** Goes to the top of a page, by the reader's own control where it has one. */
  goTo: (page: number) => void;
}

declare global {
  interface Window {
    readerBench: ReaderBench;
  }
}

/** The width in px of a page in every reader: what PaperViewer draws at 100 %. */
export const PAGE_WIDTH = 800;

export const fileUrl = new URLSearchParams(location.search).get('file') ?? '';

const drawn = new Map<number, number>();

/** Notes the first paint of a page's canvas, one frame after the reader has finished it. */
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
