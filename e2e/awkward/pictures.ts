import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 140, sigma: 22 },
    },
  });
}

function shape(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><ellipse cx="50%" cy="50%" rx="42%" ry="42%" fill="#1e2227"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** The pictures of the folder: some 3 MB, 8 px, ten times as wide as high, as high as wide, transparent, broken off. */
export const PICTURES = [
  'big.jpg',
  'tiny.png',
  'wide.png',
  'tall.png',
  'transparent.png',
  'broken.jpg',
] as const;

export async function writePictures(folder: string): Promise<void> {
  const into = (name: (typeof PICTURES)[number]) => join(folder, name);
  const big = await noise(2000, 2800).jpeg({ quality: 94 }).toBuffer();
  await writeFile(into('big.jpg'), big);
  // It begins as a picture: a file of another kind is refused.
  await writeFile(into('broken.jpg'), big.subarray(0, 300));
  await shape(8, 8).flatten({ background: '#c33' }).png().toFile(into('tiny.png'));
  await shape(2000, 200).flatten({ background: '#dcb' }).png().toFile(into('wide.png'));
  await shape(200, 2000).flatten({ background: '#bcd' }).png().toFile(into('tall.png'));
  await shape(600, 600).png().toFile(into('transparent.png'));
}
