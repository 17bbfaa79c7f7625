import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { drawingsOf } from './drawings.js';

const FOLDER = resolve(import.meta.dirname, '../../.cache/sheets');

const STYLE = `body { margin: 16px; background: #ddd; font: 14px sans-serif }
  main { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
  figure { flex: none; margin: 0 } img { display: block; height: 640px; border: 1px solid #999; background: #fff }`;

/** The file of a picture, relative to the page of its sheet. */
export async function pictureFile(name: string, label: string): Promise<string> {
  await mkdir(join(FOLDER, name), { recursive: true });
  return join(FOLDER, name, `${label.replaceAll(' ', '-')}.jpg`);
}

function page(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${body}`;
}

/** A figure leads to its picture in full size. */
function figure(source: string, label: string): string {
  return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a><figcaption>${label}</figcaption></figure>`;
}

/** Writes the sheet of a page: its pictures, then its drawings. */
export async function writeSheet(name: string, labels: readonly string[]): Promise<void> {
  const pictures = labels.map((label) => figure(`${name}/${label.replaceAll(' ', '-')}.jpg`, label));
  const drawings = drawingsOf(name).map((file) => figure(pathToFileURL(file).href, 'drawing'));
  const rows = [pictures, drawings].map((figures) => `<main>${figures.join('')}</main>`).join('');
  await writeFile(
    join(FOLDER, `${name}.html`),
    page(name, `<p><a href="index.html">all routes</a></p><h1>${name}</h1>${rows}`),
  );
}

/** Writes the page that leads to all sheets. */
export async function writeIndex(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const links = names.map((name) => `<li><a href="${name}.html">${name}</a></li>`).join('');
  await writeFile(join(FOLDER, 'index.html'), page('Contact sheets', `<ul>${links}</ul>`));
}
