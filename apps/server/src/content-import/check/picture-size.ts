import { imageSizeFromFile } from 'image-size/fromFile';

export interface PictureSize {
  width: number;
  height: number;
}

/** The size of an SVG in CSS pixels; undefined: the file cannot be read as a picture. */
export async function sizeOfDrawing(path: string): Promise<PictureSize | undefined> {
  try {
    const { width, height } = await imageSizeFromFile(path);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
