import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Share of the pixels that may differ. The same Chromium with the same fonts draws the same but for a few edges. */
export const SAME_MACHINE = 0.0002;
/** Other fonts or another Chromium move edges of letters; a lost element or a moved column is more than this. */
export const OTHER_MACHINE = 0.05;
/** Distance of two colours that counts as a difference, from 0 to 1. At 0.1, #fff and #fee would be the same. */
const THRESHOLD = 0.03;

export interface Comparison {
  /** Share of the pixels that differ; 1 if the pictures have different sizes. */
  share: number;
  /** The differing pixels in red, as PNG; missing if the sizes differ. */
  difference?: Buffer;
}

function pixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([pixels(before), pixels(after)]);
  const { width, height } = one.info;
  if (other.info.width !== width || other.info.height !== height) return { share: 1 };
  const drawn = Buffer.alloc(one.data.length);
  const count = pixelmatch(one.data, other.data, drawn, width, height, { threshold: THRESHOLD });
  if (count === 0) return { share: 0 };
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: count / (width * height), difference };
}

/** Lossless: what is compared must not differ by its encoding. */
export function encode(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).webp({ lossless: true, effort: 4 }).toBuffer();
}
