import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A cover as a printer gets it. */
const width = 1800;
const height = 2520;
/** Drawing one takes a second. */
const designs = 24;
const hues = ['#2b4c7e', '#2f6b5b', '#9a5b12', '#b4362d', '#3b4048', '#6d4a7d'];

/** Writes a content folder of books, each with a cover of 1800 × 2520 px and about 2.9 MB. */
export async function writeCoverFolder(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'covers'), { recursive: true });
  const drawn: Buffer[] = [];
  for (let number = 0; number < Math.min(count, designs); number += 1) drawn.push(await drawCover(number));
  const rows = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `covers/${String(number)}.jpg`;
    // Decoders end before the number, which makes another file of the same picture.
    await writeFile(
      join(folder, name),
      Buffer.concat([drawn[number % drawn.length] ?? Buffer.alloc(0), Buffer.from(String(number))]),
    );
    const title = `${String(2020 + (number % 8))} 高三数学总复习 第 ${String(number)} 册`;
    rows.push(`b-${String(number)},${title},高中,数学,浙江,同步,2027,2026-11-26,${name},每课一练。`);
  }
  const heading = '编号,标题,学段,学科,地区,分类,版次年份,日期,封面,正文';
  await writeFile(join(folder, 'books.csv'), `${[heading, ...rows].join('\n')}\n`);
}

/** Shapes and the grain of paper, which makes the file as large as that of a photograph. */
async function drawCover(number: number): Promise<Buffer> {
  const [hue = '', other = ''] = [hues[number % hues.length], hues[(number + 2) % hues.length]];
  const y = 900 + (number % 7) * 90;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${hue}"/><stop offset="1" stop-color="#f3ead8"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <path d="M0 ${String(y + 600)} 500 ${String(y)} 900 ${String(y + 380)} 1300 ${String(y - 120)} 1800 ${String(y + 500)}V2520H0Z" fill="${other}"/>
    <circle cx="${String(300 + (number % 11) * 110)}" cy="520" r="180" fill="#f3ead8" opacity=".8"/>
    <rect x="160" y="240" width="420" height="1300" fill="#fbf7ee"/><path d="M230 330h280M230 480h280M230 630h280M230 780h280" stroke="#23262b" stroke-width="60"/>
  </svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 97 })
    .toBuffer();
}
