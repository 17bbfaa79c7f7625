import { expect, it } from 'vitest';

import { cropPicture, isPicture } from './crop-picture.js';
import { drawnPicture, quarteredPicture, quarters } from './samples.js';

const [red, green, blue, yellow] = quarters;

interface Drawn {
  width: number;
  height: number;
  /** The colour of a pixel. The position is a fraction of width and height. */
  at: (x: number, y: number) => [number, number, number, number];
}

async function drawn(file: Blob): Promise<Drawn> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  return {
    width,
    height,
    at: (x, y) => {
      const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return [r, g, b, alpha];
    },
  };
}

/** The colour of the quarters that is nearest to the pixel: JPEG changes colours a little. */
function nearest([r, g, b]: readonly number[]): string {
  const distance = (colour: string) =>
    [r, g, b].reduce(
      (sum: number, value = 0, part) =>
        sum + Math.abs(value - parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16)),
      0,
    );
  return [...quarters].sort((one, other) => distance(one) - distance(other))[0] ?? '';
}

function colours({ at }: Drawn): string[] {
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].map(nearest);
}

/** A JPEG as phones write it, with an EXIF rotation by 90° clockwise and the GPS position. */
async function withExif(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const exif = [
    ...[0xff, 0xe1, 0x00, 0x4c],
    ...bytesOf('Exif\0\0MM\0*'),
    ...[0, 0, 0, 8, 0, 2],
    // Orientation: 6.
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    // The GPS data starts at byte 38.
    ...[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
    ...[0, 0, 0, 0],
    // GPSLatitudeRef is N (north). The text after it is what the test searches for.
    ...[0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0x4e, 0, 0, 0, 0, 0, 0, 0],
    ...bytesOf('39.9042N116.4'),
  ];
  const length = exif.length - 2;
  exif[2] = length >> 8;
  exif[3] = length & 255;
  return new File([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], jpeg.name, { type: jpeg.type });
}

function bytesOf(ascii: string): Uint8Array {
  return new TextEncoder().encode(ascii);
}

async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer());
}

it.each([
  ['top left', { x: 0, y: 0 }, red],
  ['top right', { x: 500, y: 0 }, green],
  ['bottom left', { x: 0, y: 500 }, blue],
  ['bottom right', { x: 500, y: 500 }, yellow],
])('crops the given area: %s', async (_name, corner, colour) => {
  const picture = await quarteredPicture(1000, 1000);
  const part = await drawn(await cropPicture(picture, { ...corner, width: 500, height: 500 }));
  expect(new Set(colours(part))).toEqual(new Set([colour]));
});

it.each([
  [1000, 400],
  [401, 400],
  [400, 400],
  [120, 120],
  [0.4, 1],
])('scales a square of %s pixels to %s and never enlarges it', async (side, made) => {
  const picture = await quarteredPicture(1000, 1000);
  const part = await drawn(await cropPicture(picture, { x: 0, y: 0, width: side, height: side }));
  expect([part.width, part.height]).toEqual([made, made]);
});

it('crops the centre without an area (spec: B5 avatar crop)', async () => {
  const part = await drawn(await cropPicture(await quarteredPicture(900, 300), null));
  expect([part.width, part.height]).toEqual([300, 300]);
  expect(colours(part)).toEqual([red, green, blue, yellow]);
});

it('drops the metadata of a photo and applies its orientation', async () => {
  const photo = await withExif(await quarteredPicture(800, 400));
  expect(await textOf(photo)).toContain('39.9042N');
  // Rotated clockwise it is 400 by 800: blue and red above yellow and green.
  const top = await cropPicture(photo, { x: 0, y: 0, width: 400, height: 400 });
  expect(colours(await drawn(top))).toEqual([blue, red, blue, red]);
  const bottom = await cropPicture(photo, { x: 0, y: 400, width: 400, height: 400 });
  expect(colours(await drawn(bottom))).toEqual([yellow, green, yellow, green]);
  const text = await textOf(top);
  expect(text).not.toContain('Exif');
  expect(text).not.toContain('39.9042N');
});

it('encodes opaque pictures as JPEG, also from a PNG', async () => {
  const cropped = await cropPicture(await quarteredPicture(300, 300, 'image/png'), null);
  expect([cropped.name, cropped.type]).toEqual(['avatar.jpg', 'image/jpeg']);
  expect((await textOf(cropped)).startsWith('\u00ff\u00d8\u00ff')).toBe(true);
});

it('keeps transparency', async () => {
  const ring = await drawnPicture(300, 300, 'image/png', (context) => {
    context.fillStyle = red;
    context.fillRect(0, 0, 150, 300);
  });
  const cropped = await cropPicture(ring, null);
  expect([cropped.name, cropped.type]).toEqual(['avatar.png', 'image/png']);
  const part = await drawn(cropped);
  expect([part.at(0.25, 0.5)[3], part.at(0.75, 0.5)[3]]).toEqual([255, 0]);
});

it('rejects a file that is not a picture, whatever its first bytes', async () => {
  const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'a.jpg');
  await expect(cropPicture(broken, null)).rejects.toThrow('图片无法读取，请换一张');
  expect(await isPicture(broken)).toBe(false);
  expect(await isPicture(await quarteredPicture(10, 10))).toBe(true);
});
