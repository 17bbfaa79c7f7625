/** A larger picture would only cost memory: it is looked at, not printed. */
const LONGEST_SIDE = 2400;

/**
 * The picture turned by a quarter, as a URL. It is drawn anew, not turned by CSS, because the Lightbox moves pictures by a
 * transform of its own. It must come from the same origin.
 */
export function turned(picture: HTMLImageElement): string {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const canvas = document.createElement('canvas');
  canvas.width = height;
  canvas.height = width;
  const context = canvas.getContext('2d');
  if (context === null) return picture.src;
  context.translate(height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.9);
}
