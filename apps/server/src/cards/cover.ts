import { imageSize } from 'image-size';
import type { Cover, CoverType } from './card.js';

const types: Readonly<Record<string, CoverType>> = { svg: 'svg', png: 'png', jpg: 'jpg', gif: 'gif' };

/** An address in an SVG that is not a part of it: it could name a file of this machine. */
const outside = /(?:href\s*=\s*["']|url\(\s*["']?)\s*(?!["'#\s]|data:image\/(?:png|jpeg|gif);)/i;

/** @returns `undefined` for what cannot be drawn, such as WebP */
export function readCover(bytes: Uint8Array): Cover | undefined {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    const known = types[type];
    if (known === undefined || !(width > 0) || !(height > 0)) return undefined;
    if (known === 'svg' && outside.test(Buffer.from(bytes).toString())) return undefined;
    return { bytes, type: known, width, height };
  } catch {
    return undefined;
  }
}
