import { readFileSync } from 'node:fs';
import { assetsFolder } from '../../places.js';
import type { PaperDocument } from '../document.js';
import type { Raster } from './raster.js';

/** A figure as Word takes it: a picture of double size and its measures in points. */
export interface Picture {
  /** Number in its document: the library would count on from document to document. */
  id: number;
  png: Uint8Array;
  width: number;
  height: number;
}

async function pictureOf(name: string, id: number, raster: Raster): Promise<Picture> {
  const svg = readFileSync(new URL(`questions/figures/${name}`, assetsFolder), 'utf8');
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return { id, png: await raster.png(svg, Math.round(size.width * 2)), ...size };
}

export async function picturesOf(document: PaperDocument, raster: Raster): Promise<Map<string, Picture>> {
  const names = document.sections
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'question' && item.figure !== null ? [item.figure] : []));
  const pictures = [...new Set(names)].map(
    async (name, at) => [name, await pictureOf(name, at + 1, raster)] as const,
  );
  return new Map(await Promise.all(pictures));
}
