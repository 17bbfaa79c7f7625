/**
 * `npm run bench:pictures [-- --runs 5] [--write]`: when the covers of a list of books have come on a cheap phone, 24 of
 * 1800 × 2520 px. Exits 1 when a wanted figure is missed.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { chromiumLaunch } from '../../setup/chromium.mjs';
import { ensureNeeds } from '../../setup/needs.mjs';
import { NODE_24, ROOT } from '../../setup/paths.mjs';
import { startReferenceServer } from '../../setup/reference-server.js';
import { readFirstBook } from '../content.js';
import { otherWork } from '../reader/other-work.js';
import { markdown, median, type Verdict } from '../table.js';
import { visit, type Visit } from './visit.js';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
const COVERS = 24;
/** Answers and documents are kept for ten seconds, and served while new ones are made. */
const KEPT_MS = 25_000;
function runOnServer(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  execFileSync(NODE_24, [join(ROOT, 'apps/server/dist', program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

await ensureNeeds(['browser']);
const other = await otherWork();
const folder = await mkdtemp(join(tmpdir(), 'inkstone-covers-'));
runOnServer('bench/covers.js', ['--covers', String(COVERS), '--into', folder]);
const site = await startReferenceServer();
try {
  const drawn = await measure('demonstration, drawn covers (SVG)');
  runOnServer('commands/content-load.js', [folder, '--yes'], { DATA_DIR: site.dataDir });
  await setTimeout(KEPT_MS);
  const photographed = await measure('24 covers of 2.9 MB');
  const verdicts = [
    atMost('first four covers after the text', photographed.coversMs, 1500, 'ms'),
    atMost('pictures', photographed.picturesKb, 250, 'KB'),
    atMost('layout shift', photographed.shift, 0, ''),
  ];
  const text = await format(report([drawn, photographed], verdicts), { parser: 'markdown', printWidth: 110 });
  process.stdout.write(text);
  if (values.write) writeFileSync(join(ROOT, 'docs', 'performance-pictures.md'), text);
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

type Measured = Visit & { name: string };

async function measure(name: string): Promise<Measured> {
  const book = await readFirstBook(site.address);
  const target = {
    url: `${site.address}/#/layout/list/addedServices`,
    selector: 'main',
    text: book.title,
  };
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, target));
    const of = (read: (one: Visit) => number) => median(visits.map(read));
    return {
      name,
      textMs: of(({ textMs }) => textMs),
      coversMs: of(({ coversMs }) => coversMs),
      picturesKb: of(({ picturesKb }) => picturesKb),
      mainThreadMs: of(({ mainThreadMs }) => mainThreadMs),
      // A shift in any run counts.
      shift: Math.max(...visits.map(({ shift }) => shift)),
    };
  } finally {
    await browser.close();
  }
}

function atMost(name: string, value: number, limit: number, unit: string): Verdict {
  const text = (figure: number) => `${String(Math.round(figure * 1000) / 1000)} ${unit}`;
  return { name, measured: text(value), wanted: `≤ ${text(limit)}`, holds: value <= limit };
}

function report(rows: readonly Measured[], verdicts: readonly Verdict[]): string {
  const date = new Date().toISOString().slice(0, 10);
  return `<!-- Written by npm run bench:pictures -- --write; measure again instead of editing. -->

# Pictures on a cheap phone

The list of books on slow 4G (1.6 Mbit/s, 150 ms), CPU × 4, 412 px wide at two pixels for each, cold cache, medians of ${String(runs)} runs, ${date}; other work had ${String(Math.round(100 * other))} % of the machine. 24 covers of 1800 × 2520 px, 2.9 MB each, as a publisher has them ([0058](decisions/0058-pictures-in-widths.md)). Sent as they were, after 40 s 8.8 MB had come and no cover was whole.

${markdown(
  ['', 'text ms', 'first four covers, ms after the text', 'pictures KB', 'main thread ms', 'shift'],
  rows.map(({ name, textMs, coversMs, picturesKb, mainThreadMs, shift }) => [
    name,
    ...[textMs, coversMs, picturesKb, mainThreadMs].map((figure) => figure.toFixed(0)),
    shift.toFixed(4),
  ]),
)}

${markdown(
  ['', 'measured', 'wanted', 'holds'],
  verdicts.map(({ name, measured, wanted, holds }) => [name, measured, wanted, holds ? 'yes' : '**no**']),
)}
`;
}
