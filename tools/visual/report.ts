import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../setup/paths.mjs';

const folder = join(CACHE, 'visual', 'report');

/** One picture that needs a decision. */
export interface Finding {
  name: string;
  /** Chinese: what is wrong with it. */
  reason: string;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  difference?: Buffer | undefined;
}

function figure(picture: Buffer | undefined, caption: string, type: string): string {
  if (picture === undefined) return `<figure><figcaption>${caption}：无</figcaption></figure>`;
  const source = `data:image/${type};base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${caption}"></figure>`;
}

const STYLE = `body { margin: 24px; font-family: system-ui, sans-serif }
section { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { margin: 0 } img { max-width: 640px; border: 1px solid #999 }`;

/** Writes before, after and difference of every finding into one page. @returns its path */
export async function writeReport(findings: readonly Finding[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const parts = findings.map(
    ({ name, reason, before, after, difference }) =>
      `<h2>${name}</h2><p>${reason}</p><section>${figure(before, '之前', 'webp')}${figure(after, '现在', 'webp')}${figure(difference, '差别', 'png')}</section>`,
  );
  const file = join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>界面截图的差别</title><style>${STYLE}</style><h1>界面截图的差别</h1>${parts.join('')}</html>`,
  );
  return file;
}
