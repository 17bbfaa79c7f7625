/** What is known of a picture once it has been decoded. */
export interface PictureFacts {
  /** Upright, in px. */
  width: number;
  height: number;
  /** The colour that fills most of it, six hexadecimal digits; '' where one would shine through the picture. */
  color: string;
  isTransparent: boolean;
  /** Of several frames, of which only the first is shown. */
  isMoving: boolean;
}

/** Why a picture is refused: it cannot be decoded, or has more pixels than we decode. */
export type Unusable = 'broken' | 'huge';

export type Looked = PictureFacts | { unusable: Unusable };

/** `moving`: shown to nobody, it would not be what its owner has sent. */
export type Cleaned = { bytes: Uint8Array } | { unusable: Unusable | 'moving' };

export interface Derived {
  /** As JPEG, or PNG where it is transparent; bounded, upright, without metadata. */
  whole: Uint8Array;
  /** As WebP, by the steps of the ladder. */
  steps: readonly { step: number; bytes: Uint8Array }[];
}

export type PictureJob =
  | { task: 'look'; path: string }
  | { task: 'derive'; path: string; isTransparent: boolean; ladder: readonly number[] }
  | { task: 'clean'; bytes: Uint8Array };

export type PictureResult = Looked | Derived | Cleaned;

/**
 * The widths in which pictures are kept, in px. A picture has those that are narrower than it is, and the next one, which
 * has its own width.
 */
export const ladder = [240, 360, 480, 720, 1080, 1600] as const;

/** Beyond it an upright picture is only looked at by itself, and then it is wanted whole. */
const widestUpright = 1080;

export function ladderOf({ width, height }: Pick<PictureFacts, 'width' | 'height'>): number[] {
  const steps = ladder.filter((step) => width > height || step <= widestUpright);
  const last = steps.findIndex((step) => step >= width);
  return last === -1 ? steps : steps.slice(0, last + 1);
}
