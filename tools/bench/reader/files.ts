import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Runs in the page: different sheets with text, table, formula and picture, the same in every run. */
function fill(count: number): void {
  let seed = count;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 320;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const glyphs =
    '设函数的图象经过点若对任意实数恒成立求取值范围并证明下列结论已知椭圆离心率数列前项和三角形面积';
  const words = (length: number) =>
    Array.from({ length }, () => glyphs[Math.floor(random() * glyphs.length)]).join('');
  for (let number = 1; number <= count; number += 1) {
    for (let shape = 0; shape < 400; shape += 1) {
      context.fillStyle = `hsl(${String(random() * 360)} 40% ${String(30 + random() * 60)}%)`;
      context.fillRect(random() * 480, random() * 320, random() * 90, random() * 60);
    }
    const sheet = document.createElement('section');
    const questions = Array.from({ length: 5 }, (_, index) => `<p>${String(index + 1)}．${words(110)}。</p>`);
    const cells = Array.from({ length: 24 }, () => `<td>${words(3)}</td>`);
    const rows = [0, 8, 16].map((from) => `<tr>${cells.slice(from, from + 8).join('')}</tr>`);
    sheet.innerHTML = `<h2>第 ${String(number)} 页</h2>${questions.join('')}<table>${rows.join('')}</table>
      <math display="block"><mfrac><mrow><mi>x</mi><mo>+</mo><mn>${String(number)}</mn></mrow><msqrt><mi>y</mi></msqrt></mfrac></math>
      <img src="${canvas.toDataURL('image/jpeg', 0.8)}" width="360" height="240" alt="">`;
    document.body.append(sheet);
  }
}

const STYLE = `body { margin: 0; font: 16px/1.8 'Noto Serif CJK SC', 'Noto Sans CJK SC', serif }
section { break-after: page; height: 297mm; overflow: hidden; padding: 40px 48px; box-sizing: border-box }
section:last-child { break-after: auto }
table { border-collapse: collapse } td { border: 1px solid; padding: 2px 12px }`;

/** Prints papers of these numbers of pages with Chromium into a folder, as `<pages>.pdf`. */
export async function makePapers(browser: Browser, folder: string, counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><html lang="zh-CN"><style>${STYLE}</style><body></body></html>`);
    // As in ../phone.ts.
    await page.evaluate('globalThis.__name ??= (named) => named; undefined');
    await page.evaluate(fill, count);
    await writeFile(
      join(folder, `${String(count)}.pdf`),
      await page.pdf({ format: 'A4', printBackground: true }),
    );
    await page.close();
  }
}
