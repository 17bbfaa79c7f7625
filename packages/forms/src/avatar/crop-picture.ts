import type { CropArea } from '@inkstone/ui/components/ImageCropper';

import { extensionOf } from '../rules/file.js';
import { avatarMessages as messages } from './messages.zh.js';

/** Pixels a side of what is sent: the frame of 200 (Spec B 5), twice over for fine screens. */
const mostPixels = 400;
const jpegQuality = 0.9;

/** Whether the browser can draw the file whole, whatever its name and its first bytes promise. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    (await bitmapOf(file)).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Cuts the square out of a picture and draws it anew: at most 400 pixels a side and never enlarged, as PNG where
 * something of it is transparent and as JPEG otherwise. Nothing else of the file goes along, so the place where a
 * photo was taken stays with its owner.
 *
 * @param area in pixels of the upright picture; the largest square of its middle where nobody has chosen
 * @throws Error with Chinese words for a picture that cannot be drawn
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
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, jpegQuality);
  });
  if (blob === null) throw new Error(messages.unreadable);
  return new File([blob], `avatar.${extensionOf(type)}`, { type });
}

/** Upright, as the cropper shows it: many phones save a photo lying and note the turn beside it. */
function bitmapOf(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

function middleOf({ width, height }: ImageBitmap): CropArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** JPEG has no transparency: what is see-through would turn black. */
function isSeeThrough(context: CanvasRenderingContext2D, side: number): boolean {
  const { data } = context.getImageData(0, 0, side, side);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}
