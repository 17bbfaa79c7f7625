import type { CropArea } from '@inkstone/ui/components/ImageCropper';

import { extensionOf } from '../rules/file.js';
import { avatarMessages as messages } from './messages.zh.js';

/** Side length of the avatar in pixels: twice the frame of 200 (Spec B 5), for high-density screens. */
const mostPixels = 400;
const jpegQuality = 0.9;

/** Whether the browser can decode the whole file, not only its first bytes. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    (await bitmapOf(file)).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Crops a square out of a picture and encodes it again: at most 400 pixels a side and never enlarged, as PNG if it has
 * transparent pixels and as JPEG otherwise. This drops all metadata, such as the place where a photo was taken.
 *
 * @param area in pixels of the upright picture; by default the largest square in its centre
 * @throws Error with a Chinese message for a picture that cannot be decoded
 */
export async function cropPicture(file: Blob, area: CropArea | null): Promise<File> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const bitmap = await bitmapOf(file).catch(() => null);
  if (bitmap === null || context === null) throw new Error(messages.unreadable);
  const { x, y, width, height } = area ?? middleOf(bitmap);
  const side = Math.max(1, Math.min(mostPixels, Math.round(width)));
  canvas.width = side;
  canvas.height = side;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, side, side);
  bitmap.close();
  const type = isSeeThrough(context, side) ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality));
  if (blob === null) throw new Error(messages.unreadable);
  return new File([blob], `avatar.${extensionOf(type)}`, { type });
}

/** Applies the EXIF orientation, as the cropper does: many phones store photos rotated. */
function bitmapOf(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

function middleOf({ width, height }: ImageBitmap): CropArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** JPEG has no transparency: transparent pixels would become black. */
function isSeeThrough(context: CanvasRenderingContext2D, side: number): boolean {
  const { data } = context.getImageData(0, 0, side, side);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}
