// Draws all videos, or those with the given keys: CHROMIUM=/path/to/chromium node make-videos.mjs [key …]
// (needs ffmpeg and the Noto CJK fonts).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { book, courses, figures, replays } from './video-scripts.mjs';

const size = { width: 960, height: 540 };
const inks = { high: '#2B4C7E', middle: '#2F6B5B', primary: '#9A5B12', neutral: '#1E2227' };
const style = `
  * { margin: 0; box-sizing: border-box } body { width: 960px; height: 540px; background: #FBF8F3; color: #1E2227; font: 27px/1.5 "Noto Sans CJK SC", sans-serif; overflow: hidden }
  header { display: flex; align-items: center; gap: 14px; height: 64px; padding: 0 48px; border-bottom: 1px solid #E6DED1; font-size: 19px; color: #6B7079 }
  .seal { width: 34px; height: 34px; border-radius: 4px; background: #B4362D; color: #fff; font: 700 13px/1.05 "Noto Serif CJK SC"; writing-mode: vertical-rl; display: grid; place-items: center; box-shadow: inset 0 0 0 2px #B4362D, inset 0 0 0 3px #ffffffbf }
  h1 { font: 700 24px "Noto Serif CJK SC"; color: #1E2227 } header span { margin-left: auto }
  .cover { height: 540px; color: #fff; padding: 150px 84px; position: relative } .cover h1 { color: #fff; font-size: 58px; line-height: 1.3 } .cover p { opacity: .85; font-size: 24px; letter-spacing: 3px; margin-bottom: 18px }
  .cover .g { position: absolute; right: -10px; bottom: -120px; font: 700 440px/1 "Noto Serif CJK SC"; opacity: .12 } .cover .seal { position: absolute; left: 84px; bottom: 64px; width: 48px; height: 48px; font-size: 18px }
  main { padding: 26px 48px; display: grid; grid-template-columns: 1fr auto; gap: 24px } .ask { grid-column: 1 / -1; font-weight: 600 } ol { list-style: none; padding: 0; display: grid; gap: 15px; align-content: start }
  li { border-left: 4px solid var(--ink); padding-left: 18px } b { color: #B4362D }
  svg { width: 320px; height: 260px; fill: none; stroke: #4A4F57; stroke-width: 2.5 } svg .c { stroke: var(--ink); stroke-width: 4 } svg .d { stroke: #B4362D; stroke-dasharray: 6 6 } circle { fill: #B4362D; stroke: none }`;

function page(body, stage) {
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body style="--ink:${inks[stage]}">${body}`;
}

function slides({ stage, lead, title, ask, steps, figure }) {
  const cover = page(`<div class="cover" style="background:linear-gradient(150deg,${inks[stage]},#1E2227)"><p>${lead}</p><h1>${title}</h1><span class="g">${lead.at(-2)}</span><i class="seal" style="font-style:normal">砚田</i></div>`, stage);
  const drawing = figure === undefined ? '' : `<svg viewBox="0 0 320 270">${figures[figure]}</svg>`;
  const boards = steps.map((_, shown) => {
    const lines = steps.slice(0, shown + 1).map((step) => `<li>${step}</li>`);
    return page(`<header><i class="seal" style="font-style:normal">砚田</i><h1>${title}</h1><span>${lead}</span></header><main><p class="ask">${ask}</p><ol>${lines.join('')}</ol>${drawing}</main>`, stage);
  });
  const question = page(`<header><i class="seal" style="font-style:normal">砚田</i><h1>${title}</h1><span>${lead}</span></header><main><p class="ask">${ask}</p><ol></ol>${drawing}</main>`, stage);
  return [cover, question, ...boards];
}

const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const tab = await browser.newPage({ viewport: size });
const wanted = process.argv.slice(2);
// A video's position in the list sets its timing: add new ones at the end.
for (const [at, script] of [...courses, book, ...replays].entries()) {
  if (wanted.length > 0 && !wanted.includes(script.key)) continue;
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-video-'));
  const list = [];
  for (const [number, html] of slides(script).entries()) {
    await tab.setContent(html);
    await tab.screenshot({ path: join(folder, `${number}.png`) });
    list.push(`file '${number}.png'`, `duration ${number === 0 ? 2.5 : number === 1 ? 3 : 3 + ((at + number) % 3) * 0.5}`);
  }
  list.push(`file '${slides(script).length - 1}.png'`, '');
  writeFileSync(join(folder, 'list.txt'), list.join('\n'));
  const out = new URL(`../content/videos/${script.key}.mp4`, import.meta.url).pathname;
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'concat', '-i', join(folder, 'list.txt'), '-vf', 'fps=10,format=yuv420p', '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', '29', '-x264-params', 'keyint=60:scenecut=40', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-an', out]);
  rmSync(folder, { recursive: true });
}
await browser.close();
