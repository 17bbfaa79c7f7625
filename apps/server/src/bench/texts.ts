/**
 * `npm run bench:texts -w @inkstone/server [-- --papers 10000 --write]`: searching inside papers. The demonstration's files
 * are read, then made-up papers are added; what 100,000 papers would need is extrapolated and said so. `--write` puts the
 * figures into docs/performance-server.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../config.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { readTexts } from '../features/papers/texts/read-texts.js';
import { folderStoreOf } from '../startup/open-files.js';
import type { BenchRequest } from './cases.js';
import { baseScriptOf, createFixture } from './fixture.js';
import { addMadeUpPapers, type MadeUpPapers } from './made-up-papers.js';
import { measure } from './measure.js';
import { median, quantileOf } from './pairs.js';
import { createReaders } from './readers.js';
import { Workers } from './workers.js';

const { values } = parseArgs({
  options: {
    papers: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const papers = Number(values.papers);
const wanted = 100_000;
const sentences = 4000;
const pairsAlone = 200;

const siteFolder = join(repositoryRoot(), 'apps', 'site', 'dist');
const fixture = await createFixture(1);
const { socketFolder, dataDir } = fixture;
const { db, pool, close } = createDatabase(embeddedConnection(socketFolder));
const lines: string[] = ['| what | measured |', '| --- | ---: |'];
const workers = new Workers({ socketFolder, dataDir, siteFolder, script: await baseScriptOf(siteFolder) });
try {
  await readDemonstration();
  const made = await indexMadeUp();
  const { tokens } = await createReaders(socketFolder);
  const { unshared } = await workers.add();
  await searchTogether(unshared, made, tokens[0] ?? '');
  await searchAlone(unshared, made);
} finally {
  await workers.stop();
  await close();
  await fixture.remove();
}
process.stdout.write(`${lines.join('\n')}\n`);
if (values.write) await writeFigures(lines.join('\n'));

function noCpu(): Promise<number> {
  return Promise.resolve(0);
}

function say(what: string, figure: string): void {
  lines.push(`| ${what} | ${figure} |`);
}

async function readDemonstration(): Promise<void> {
  const begin = performance.now();
  const count = await readTexts({ db, files: folderStoreOf(dataDir), cutWord: false });
  const seconds = (performance.now() - begin) / 1000;
  say(`the demonstration's ${String(count)} files are read by one process`, `${seconds.toFixed(1)} s`);
  const hours = ((seconds / count) * wanted) / 3600;
  say('100,000 files by one process, extrapolated', `${hours.toFixed(1)} h`);
}

async function indexMadeUp(): Promise<MadeUpPapers> {
  const begin = performance.now();
  const made = await addMadeUpPapers(pool, papers, sentences);
  const seconds = (performance.now() - begin) / 1000;
  const { rows } = await pool.query<{ index: number; whole: number }>(
    `select pg_relation_size('paper_texts_open') + pg_relation_size('paper_texts_closed') as index,
            pg_total_relation_size('paper_texts') as whole`,
  );
  const { index = 0, whole = 0 } = rows[0] ?? {};
  const factor = wanted / papers;
  say(`${count(papers)} made-up papers, text`, `${megabytes(made.bytes)} MB`);
  say(
    'pairs and bytes of index of one',
    `${count(Math.round(made.pairs / papers))} and ${count(Math.round(index / papers))}`,
  );
  say('written and indexed', `${seconds.toFixed(0)} s`);
  say('index of both columns', `${megabytes(index)} MB`);
  say('table, texts and index', `${megabytes(whole)} MB`);
  say('100,000 papers, extrapolated: indexed in', `${((seconds * factor) / 60).toFixed(0)} min`);
  say('100,000 papers, extrapolated: index', `${megabytes(index * factor)} MB`);
  return made;
}

/** Fifty callers who search without a pause. */
async function searchTogether(address: string, { open }: MadeUpPapers, token: string): Promise<void> {
  let turn = 0;
  const next = (texts: readonly string[], headers: object) => () =>
    find(texts[turn++ % texts.length] ?? '', headers);
  const seconds = Number(values.seconds);
  const rounds = [
    ['sentences, each another, 50 visitors', open, {}],
    ['words of three characters, each another, 50 visitors', open.map((text) => text.slice(0, 3)), {}],
    ['words of two characters, each another, 50 visitors', open.map((text) => text.slice(4, 6)), {}],
    ['sentences, each another, 50 logged in', open.map((text) => text.slice(0, 11)), { token }],
    ['asked before, 50 visitors', open.slice(0, 20), {}],
  ] as const;
  for (const [name, texts, headers] of rounds) {
    const { perSecond, p50, p99, failed } = await measure(address, next(texts, headers), seconds, noCpu);
    const faults = failed === 0 ? '' : `, ${String(failed)} failed`;
    say(name, `${perSecond.toFixed(0)}/s, p50 ${String(p50)} ms, p99 ${String(p99)} ms${faults}`);
  }
}

/** One after the other: whether the time tells a visitor that a sentence is behind the cut. */
async function searchAlone(address: string, { open, closed }: MadeUpPapers): Promise<void> {
  const kinds = {
    'before the cut': open.map((text) => text.slice(1)),
    'behind the cut': closed.map((text) => text.slice(1)),
    'of no paper': closed.map((text) => Array.from(text.slice(1)).reverse().join('')),
  };
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < pairsAlone; round += 1) {
    for (const [kind, texts] of Object.entries(kinds)) {
      const { path, body, ...sent } = find(texts[round] ?? '', {});
      const begin = performance.now();
      await (await fetch(`${address}${path}`, { ...sent, body: String(body) })).text();
      times.get(kind)?.push(performance.now() - begin);
    }
  }
  for (const [kind, all] of times) {
    say(
      `a visitor alone, ${String(pairsAlone)} sentences ${kind}`,
      `median ${median(all).toFixed(1)} ms, p99 ${quantileOf(all, 0.99).toFixed(1)} ms`,
    );
  }
}

function find(search: string, headers: object): BenchRequest {
  return {
    method: 'POST',
    path: '/api/exam/find',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ search }),
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function count(number: number): string {
  return number.toLocaleString('en');
}

/** Between the marks that the page has for them. */
async function writeFigures(table: string): Promise<void> {
  const page = join(repositoryRoot(), 'docs', 'performance-server.md');
  const marks = /(<!-- texts -->\n)[^]*(\n<!-- \/texts -->)/;
  const text = await readFile(page, 'utf8');
  if (!marks.test(text)) throw new Error(`${page} has no place for the figures`);
  const heading = `${new Date().toISOString().slice(0, 10)}, ${count(papers)} papers of the demonstration's sentences in another order, one process:`;
  await writeFile(page, text.replace(marks, `$1\n${heading}\n\n${table}\n$2`));
}
