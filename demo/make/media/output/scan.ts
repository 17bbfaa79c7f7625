import type { Raster } from './raster.js';

/** A page as it comes from a scanner: warm white, slightly tilted, with a shadow at the binding. */
export function scanned(page: string, tilt: number, raster: Raster): Promise<Uint8Array> {
  const [, width = '595.28', height = '841.89'] = /width="([\d.]+)[a-z]*" height="([\d.]+)/.exec(page) ?? [];
  // The page comes in points, a unit that would enlarge it inside a picture without units.
  const inner = page.replaceAll(
    /^(<svg[^>]*?(?:width|height)="[\d.]+)[a-z]*("[^>]*?height="[\d.]+)[a-z]*/g,
    '$1$2',
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#f7f5ef"/><rect width="9" height="${height}" fill="#e4e0d6"/><rect x="9" width="6" height="${height}" fill="#efece4"/>` +
    `<g transform="rotate(${tilt.toFixed(2)} ${String(Number(width) / 2)} ${String(Number(height) / 2)})">${inner}</g></svg>`;
  return raster.png(svg, 900);
}
