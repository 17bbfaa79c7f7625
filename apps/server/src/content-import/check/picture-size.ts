import { imageSizeFromFile } from 'image-size/fromFile';

export interface PictureSize {
  width: number;
  height: number;
}

/** The size in CSS pixels, turned as its camera says; undefined: the file cannot be read as a picture. */
export async function sizeOfPicture(path: string): Promise<PictureSize | undefined> {
  try {
    const { width, height, orientation = 1 } = await imageSizeFromFile(path);
    const rounded = { width: Math.round(width), height: Math.round(height) };
    // The orientations from 5 on lie on their side.
    return orientation < 5 ? rounded : { width: rounded.height, height: rounded.width };
  } catch {
    return undefined;
  }
}
