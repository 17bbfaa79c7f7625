/** In px at 96 dpi, the size of a page at 100 %. */
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
  /** Device pixels for each CSS px, by default those of the window. */
  pixelRatio?: number;
  /** Only the drawing, without text for selection and screen readers. */
  plain?: boolean;
}

export interface ShownPage {
  /**
   * Resolves when the page is drawn, or was released before. Rejects if it cannot be drawn. The text follows
   * a little later.
   */
  done: Promise<void>;
  /** Stops drawing, removes the drawing and frees its memory. */
  release: () => void;
}

export interface PaperPage {
  /** The first page's size until `measure` is called. */
  size: Size;
  measure: () => Promise<Size>;
  /** The part of the page inside its white margins, found in a small drawing. */
  findInk: () => Promise<Part>;
  /** The text of the page, in the order in which `show` places it. Missing for a page without text. */
  text?: () => Promise<string>;
  /** Where the blocks of a Word page begin, as shares of its height, by their numbers. */
  blocks?: ReadonlyMap<number, number>;
  /** Draws the page into an empty element of the page's size in this view. */
  show: (host: HTMLElement, view: PageView) => ShownPage;
}

/** A page as text that fills any width. */
export interface FlowPage {
  /** Sanitised; for one place in the document. */
  element: HTMLElement;
  /** Number of drawings that only the page itself shows. */
  losses: number;
}

export interface PaperDocument {
  /** The pages that may be seen; the others are never fetched. */
  pages: readonly PaperPage[];
  /** Number of pages of the whole file. */
  total: number;
  /** Whether the pages were laid out here: those of other programs are different ones. */
  laidOut?: boolean;
  /** The pages as text, made once; undefined if it cannot be made. Missing for a file of sheets only. */
  flow?: () => Promise<readonly FlowPage[] | undefined>;
  close: () => void;
}

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
