import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import { paperFont } from './typst.js';

/** Converts SVG to PNG with the papers' own font; system fonts are not used. */
export interface Raster {
  /** A greyscale picture of that width in pixels. */
  png(svg: string, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

const deflated = promisify(deflate);

/** The renderer reads fonts from files only, so the unpacked font is in a folder until `close`. */
export async function openRaster(): Promise<Raster> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-font-'));
  const file = join(folder, 'paper-serif.ttf');
  await writeFile(file, paperFont());
  return {
    async png(svg, width) {
      const image = await renderAsync(svg, {
        fitTo: { mode: 'width', value: width },
        font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Noto Serif SC' },
      });
      return greyPng(image.pixels, image.width, image.height);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Opaque RGBA pixels as a greyscale PNG: the renderer's encoder doubles the size and blocks this thread. */
async function greyPng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    // Greys have the same value in all channels; the green one is used.
    for (let x = 0; x < width; x += 1) rows[row + x] = pixels[(y * width + x) * 4 + 1] ?? 255;
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await deflated(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
