import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { expect } from '../support/test.js';

const FOLDER = resolve(import.meta.dirname, '../../docs/images');

/** A picture of the window for docs/operation.md. */
export async function take(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const screenshot = await page.screenshot({ animations: 'disabled' });
  const picture = await sharp(screenshot).webp({ quality: 80, effort: 6 }).toBuffer();
  await writeFile(resolve(FOLDER, `${name}.webp`), picture);
}

/** A photograph of a paper, drawn: its title, lines and a seal. */
export async function drawnPaper(title: string, width = 900, height = 640): Promise<Buffer> {
  const lines = [0.36, 0.44, 0.52, 0.6].map(
    (at) =>
      `<path d="M${String(width * 0.16)} ${String(height * at)}H${String(width * 0.84)}" stroke="#8d8672" stroke-width="5"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
    <rect width="100%" height="100%" fill="#fdfaf3"/>
    <rect x="30" y="30" width="${String(width - 60)}" height="${String(height - 60)}" fill="none" stroke="#b9a988" stroke-width="6"/>
    <text x="50%" y="22%" font-size="56" text-anchor="middle" fill="#1e2227">${title}</text>${lines.join('')}
    <circle cx="${String(width * 0.78)}" cy="${String(height * 0.76)}" r="62" fill="none" stroke="#b4362d" stroke-width="9"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
