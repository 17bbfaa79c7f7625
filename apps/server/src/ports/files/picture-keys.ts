import { publicPrefix } from './keys.js';

interface Picture {
  width: number;
  height: number;
  color: string;
  isTransparent: boolean;
}

/** The picture as everybody may see it. Its original, which may tell where it was taken, stays without an address. */
export function pictureKey(hash: string, { isTransparent }: Pick<Picture, 'isTransparent'>): string {
  return `${publicPrefix}content/${hash.slice(0, 2)}/${hash}.${isTransparent ? 'png' : 'jpg'}`;
}

/** The same picture in a width of the ladder. */
export function stepKey(key: string, step: number): string {
  return `${key.replace(/\.\w+$/, '')}/${String(step)}.webp`;
}

/**
 * What a record keeps of a picture: its key, and what a page has to know before the picture has come. `publicUrl` makes
 * the URL of it: /files/public/content/5e/5e….jpg?size=1800x2520&color=7a5b3c.
 */
export function pictureReference(hash: string, picture: Picture): string {
  const { width, height, color } = picture;
  const size = `size=${String(width)}x${String(height)}`;
  return `${pictureKey(hash, picture)}?${size}${color === '' ? '' : `&color=${color}`}`;
}
