/** In px at 96 dpi, as on a page at 100 %. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a page, as shares of its width and height. */
export interface Part extends Size {
  left: number;
  top: number;
}

/** Degrees clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

export interface PageView {
  /** CSS px for each px of the page. */
  scale: number;
  rotation: Rotation;
  /** Pixels that are drawn for each CSS px, where they are not those of the window. */
  pixelRatio?: number;
  /** Only the drawing, without text to select and to read aloud. */
  plain?: boolean;
}

export interface ShownPage {
  /**
   * Resolves when the page is drawn, or was released before. Rejects when it cannot be drawn. The text comes a little
   * later.
   */
  done: Promise<void>;
  /** Stops drawing, removes what was drawn and frees its memory. */
  release: () => void;
}

export interface PaperPage {
  /** The size before `measure` has been asked: that of the first page. */
  size: Size;
  measure: () => Promise<Size>;
  /** What the page bears between its white margins. Takes a small drawing of it. */
  findInk: () => Promise<Part>;
  /** What the page says, in the order in which `show` places it. Missing where a page has no text. */
  text?: () => Promise<string>;
  /** Draws the page into an empty element, which has the size of the page in this view. */
  show: (host: HTMLElement, view: PageView) => ShownPage;
}

/** An opened file. */
export interface PaperDocument {
  /** The pages that may be seen; the others are never fetched. */
  pages: readonly PaperPage[];
  /** Pages of the whole file. */
  total: number;
  close: () => void;
}

/** Why a file cannot be shown. */
export type FailureReason =
  'broken' | 'empty' | 'password' | 'large-pdf' | 'large-word' | 'large-image' | 'format' | 'unreachable';

export class PaperFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`The file cannot be shown: ${reason}`, { cause });
    this.name = 'PaperFailure';
  }
}
