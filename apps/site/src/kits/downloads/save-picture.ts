import { saveFile } from './save-file.js';

/** Twice the size of the picture: sharp when a shop shows it on its page or prints it. */
const SCALE = 2;

/**
 * Saves a picture of this site as PNG, because shop platforms refuse SVG.
 *
 * @throws if the browser cannot load or draw it
 */
export async function savePicture(src: string, name: string): Promise<void> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth * SCALE;
  canvas.height = picture.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (file === null) throw new Error('The browser did not draw the picture.');
  saveFile(file, `${name}.png`);
}
