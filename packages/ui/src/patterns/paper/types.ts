import type { ReactNode } from 'react';

/** One file of a paper, such as the questions or the answers. */
export interface PaperFile {
  /** Label of its tab, also for screen readers. */
  name: string;
  /** URL of the file. */
  url: string;
  /** Determines how it is drawn; a file name can be wrong. */
  kind: 'pdf' | 'word' | 'image';
  /** Number of pages of the whole file, if `url` returns only the pages that may be seen. */
  totalPages?: number | undefined;
}

/** As wide or as high as the desk, or a share of the base width of 800 px (Spec A 9), from 0.5 to 2. */
export type PaperZoom = 'width' | 'page' | number;

/** How a reader likes the text of a paper on a phone. */
export interface TextLook {
  /** The sheets, or their text in the width of the window. */
  view: 'page' | 'text';
  /** Size of the text in px, where the browser's own is 16. */
  size: 15 | 16 | 18 | 21 | 25;
  leading: 'tight' | 'normal' | 'loose';
  face: 'song' | 'hei';
  /** The paper by day. */
  paper: 'white' | 'cream';
}

/** A place that a search has found in a paper. */
export interface FoundPlace {
  /** Number of its page, from 1. It may be beyond the pages that may be seen. */
  page: number;
  /** The words that were searched for. */
  words: string;
  /** Index of the file in `files`, by default 0. */
  file?: number | undefined;
}

/** Props for the desk and the reading mode. */
export interface PaperSource {
  /** Title of the paper, used as the accessible name of the desk. */
  title: string;
  /** The first file is opened; several are shown as tabs. */
  files: readonly PaperFile[];
  /**
   * Number of pages of a PDF that may be seen; with `totalPages` of the file all received pages, unless none may
   * be seen. Without it, all pages. Word files without `totalPages` and pictures are shown completely.
   */
  shownPages?: ((total: number) => number) | undefined;
  /** The download button in the cut, for the pages that are withheld. */
  download?: ReactNode;
  /** The download button below the message of a file that cannot be shown. By default `download`. */
  failureDownload?: ReactNode;
  /** The download button in the bar of the reading mode, which hides the one of the page. By default `download`. */
  readerDownload?: ReactNode;
  /** Whether the night theme is shown, in which the paper is dark, and how the reading mode changes it. */
  night?: { on: boolean; onToggle: () => void } | undefined;
  /** Number of the page of the first file at which the viewer opens: the last value passed to `onPage`. By default 1. */
  startPage?: number | undefined;
  /** Called with the number of the page of the first file that is read, from 1. */
  onPage?: ((page: number) => void) | undefined;
  /** Called when a part of an open file cannot be fetched any more. */
  onLost?: (() => void) | undefined;
  /** Initial zoom: the last value passed to `onZoom`. */
  startZoom?: PaperZoom | undefined;
  /** Called with each zoom that the user selects. */
  onZoom?: ((zoom: PaperZoom) => void) | undefined;
  /** How a Word file is read on a phone: the last value passed to `onLook`. By default as text. */
  startLook?: TextLook | undefined;
  /** Called with each look that the user selects. */
  onLook?: ((look: TextLook) => void) | undefined;
  /**
   * URL of a folder with `cmaps/`, `standard_fonts/` and `wasm/` of pdfjs-dist, ending with a slash; relative
   * to the page. Its files are only fetched when a PDF needs them. Without it, a PDF that relies on fonts
   * outside the file can lack characters, and scans in JPEG 2000 or JBIG2 lack their pictures.
   */
  assetsUrl?: string | undefined;
}
