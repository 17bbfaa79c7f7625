/** What a card shows; the renderer of the site says it (`dist-server/render.js`). */
export interface CardFacts {
  /** What the thing is: 图书, 聊政策; '' for a page. */
  kind: string;
  title: string;
  /** A few words below the title; '' for none. */
  line: string;
  /** Its colour. */
  stage: 'high' | 'middle' | 'primary' | 'neutral';
  publisher: string;
  /** The one or two characters of its seal. */
  seal: string;
}

/** A picture of the thing itself. */
export interface Cover {
  bytes: Uint8Array;
  type: CoverType;
  width: number;
  height: number;
}

export type CoverType = 'svg' | 'png' | 'jpg' | 'gif';

export interface Card extends CardFacts {
  cover?: Cover | undefined;
}

/** Raised when cards are drawn in another way: those that are kept stay as they were drawn. */
export const drawing = 1;
