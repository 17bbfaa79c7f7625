/**
 * `npm run bench -w @inkstone/site [-- --runs 7] [--write]`: what a reader on a cheap phone waits for, compared
 * in one run with a plain HTML page and the bare stack. Exits 1 when a wanted figure is missed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { format } from 'prettier';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { ensureNeeds } from '../setup/needs.mjs';
import { ROOT } from '../setup/paths.mjs';
import { startReferenceServer } from '../setup/reference-server.js';
import { buildBarePage, plainPage } from './comparison/build.js';
import { serveComparison } from './comparison/serve.js';
import { readContent, type Content } from './content.js';
import { judge, PLAIN_ADDRESS, type Figures } from './judge.js';
import { goBack, openNext, tapFilter } from './next-screen.js';
import { median, report } from './table.js';
import { answerClick, atRest, visitAgain, visitCold, type ColdVisit, type Target } from './visits.js';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, write: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);

function targetsOf(site: string, comparison: string, { paper, book }: Content) {
  const at = (route: string) => `${site}/#/layout/list/${route}`;
  return {
    plain: { name: 'plain HTML page', url: `${comparison}/plain.html`, selector: 'main', text: paper.title },
    bare: {
      name: 'bare stack',
      url: `${comparison}/`,
      selector: 'main',
      text: paper.title,
      button: 'button',
    },
    home: {
      name: 'home',
      url: `${site}/`,
      selector: 'main',
      text: paper.title,
      button: 'button[aria-label="打开全部栏目"]',
    },
    bookList: { name: 'book list', url: at('addedServices'), selector: 'main', text: book.title },
    paperList: { name: 'paper list', url: at('listenBig'), selector: 'main', text: paper.title },
    book: { name: 'book', url: at(`booksDetails?id=${String(book.id)}`), selector: 'h1', text: book.title },
    paper: {
      name: 'paper',
      url: at(`topicSubjectDetails?id=${String(paper.id)}`),
      selector: 'h1',
      text: paper.title,
    },
  } satisfies Record<string, Target>;
}

/** The same page at the address without the #, which a search engine or a chat names. */
function atPlainAddress(target: Target): Target {
  return { ...target, name: target.name + PLAIN_ADDRESS, url: target.url.replace('/#/', '/') };
}

async function repeat(task: () => Promise<number>): Promise<number> {
  const measured: number[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await task());
  return median(measured);
}

function medians(visits: readonly ColdVisit[]): ColdVisit {
  const of = (read: (visit: ColdVisit) => number) => median(visits.map(read));
  return {
    textMs: of(({ textMs }) => textMs),
    mainThreadMs: of(({ mainThreadMs }) => mainThreadMs),
    scriptsKb: of(({ scriptsKb }) => scriptsKb),
    allKb: of(({ allKb }) => allKb),
    // A shift in any run counts.
    shift: Math.max(...visits.map(({ shift }) => shift)),
  };
}

async function measure(browser: Browser, site: string, comparison: string): Promise<Figures> {
  const content = await readContent(site);
  const targets = targetsOf(site, comparison, content);
  const pages = [
    targets.plain,
    targets.bare,
    targets.home,
    targets.bookList,
    targets.paperList,
    targets.book,
    targets.paper,
    ...[targets.bookList, targets.book, targets.paper].map(atPlainAddress),
  ];
  const visits = new Map<string, ColdVisit[]>(pages.map(({ name }) => [name, []]));
  // In turn, so that other work on the machine affects all pages alike.
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) visits.get(page.name)?.push(await visitCold(browser, page));
    process.stderr.write(`run ${String(run + 1)} of ${String(runs)}\n`);
  }
  const { bookList, book } = targets;
  const link = `a[href$="booksDetails?id=${String(content.book.id)}"]`;
  return {
    cold: new Map([...visits].map(([name, list]) => [name, medians(list)])),
    clickBare: await repeat(() => answerClick(browser, targets.bare)),
    clickHome: await repeat(() => answerClick(browser, targets.home)),
    nextFetched: await repeat(() => atRest(browser, bookList, (tab) => openNext(tab, link, book))),
    nextCached: await repeat(() =>
      atRest(browser, bookList, async (tab) => {
        await openNext(tab, link, book);
        await tab.quiet();
        // The page of the book has its title, too; only the list has the link.
        return goBack(tab, { selector: `main ${link}`, text: '' });
      }),
    ),
    again: await repeat(() => visitAgain(browser, targets.home)),
    filter: await measureFilter(browser, bookList),
  };
}

async function measureFilter(browser: Browser, bookList: Target): Promise<Figures['filter']> {
  const taps: Figures['filter'][] = [];
  for (let run = 0; run < runs; run += 1) taps.push(await atRest(browser, bookList, tapFilter));
  return {
    longestTaskMs: median(taps.map(({ longestTaskMs }) => longestTaskMs)),
    toNextPaintMs: median(taps.map(({ toNextPaintMs }) => toNextPaintMs)),
  };
}

await ensureNeeds(['browser']);
await ensureBuilt();
const bareFolder = await buildBarePage();
const site = await startReferenceServer();
try {
  const { paper } = await readContent(site.address);
  const comparison = await serveComparison(site.address, { plain: plainPage(paper.title), bareFolder });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const figures = await measure(browser, site.address, comparison.address);
    const { rows, verdicts } = judge(figures);
    const text = await format(report(rows, verdicts, runs), { parser: 'markdown', printWidth: 110 });
    process.stdout.write(text);
    if (values.write) writeFileSync(join(ROOT, 'docs', 'performance.md'), text);
    if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
  } finally {
    await browser.close();
    comparison.server.close();
    comparison.server.closeAllConnections();
  }
} finally {
  await site.stop();
}
