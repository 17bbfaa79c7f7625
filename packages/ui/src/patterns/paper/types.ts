import type { ReactNode } from 'react';

/** One file of a paper, such as the questions or the answers. */
export interface PaperFile {
  /** What a tab and a screen reader call it. */
  name: string;
  /** Where it is fetched from. */
  url: string;
  /** How it is drawn; the name of a file may lie about it. */
  kind: 'pdf' | 'word' | 'image';
  /** Pages of the whole file, where `url` answers only those that may be seen. */
  totalPages?: number | undefined;
}

/** As wide as the desk, as high as it, or a share of the base width of 800 px (Spec A 9), from 0.5 to 2. */
export type PaperZoom = 'width' | 'page' | number;

/** What the desk and the reading mode show. */
export interface PaperSource {
  /** Title of the paper, which names the desk. */
  title: string;
  /** The first one is opened; several are tabs. */
  files: readonly PaperFile[];
  /**
   * How many of the pages of a PDF may be seen. Without it, or with `totalPages` of the file, all that were received.
   * Word files and pictures are shown whole.
   */
  shownPages?: ((total: number) => number) | undefined;
  /** The button in the cut, and below the message of a file that cannot be shown. */
  download?: ReactNode;
  /** Zoom at the beginning: what `onZoom` was called with on the last visit. */
  startZoom?: PaperZoom | undefined;
  /** Called with each zoom that the reader chooses. */
  onZoom?: ((zoom: PaperZoom) => void) | undefined;
  /**
   * URL of a folder with `cmaps/`, `standard_fonts/` and `wasm/` of pdfjs-dist, with a slash at its end; a relative one
   * counts from the page. Nothing of it is fetched before a file needs it. Without it, a
   * PDF that relies on fonts outside the file may lack characters, and scans in JPEG 2000 or JBIG2 their pictures.
   */
  assetsUrl?: string | undefined;
}
