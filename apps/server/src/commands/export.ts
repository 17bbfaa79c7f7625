/** `npm run export -- --out DIR`: writes the site as files, for those who serve it from a bucket. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../app.js';
import { readConfig, repositoryRoot } from '../config.js';
import { StartupError } from '../errors/startup-error.js';
import { loadRenderer } from '../plugins/site/renderer.js';
import { prepareDataFolder } from '../startup/data-folder.js';
import { findRunningDatabase } from '../startup/existing-database.js';
import { failStart } from '../startup/fail.js';
import { createLogger } from '../startup/logger.js';
import { openDatabase } from '../startup/open-database.js';
import { openFiles } from '../startup/open-files.js';
import { createServices } from '../startup/services.js';
import { abortOnSignals } from '../startup/shutdown.js';
import { createTerminal, type Terminal } from '../startup/terminal.js';
import { openOutFolder } from './export/out-folder.js';
import { writeSite, type Written } from './export/write-site.js';
import { givenPath } from './given-path.js';

/** Missing pages and files that are named; a broken site has thousands. */
const mostNamed = 20;
/** Of the same answer of the API for several pages, in seconds. */
const answerSeconds = 60;

await main().catch(failStart);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const { out } = values;
  if (out === undefined) throw new StartupError('用法：npm run export -- --out <文件夹>');
  const config = readConfig();
  if (config.publicUrl === undefined) {
    throw new StartupError('请用 PUBLIC_URL 写明读者访问的网址：页面与站点地图里的地址由它而来。');
  }
  const site = join(repositoryRoot(), 'apps', 'site');
  const rendererFile = join(site, 'dist-server', 'render.js');
  const renderer = await loadRenderer(rendererFile);
  if (renderer === undefined) throw new StartupError('还没有构建网站：请先运行 npm run build。');
  const terminal = createTerminal(process.stdout);
  const folder = await openOutFolder(givenPath(out));
  await prepareDataFolder(config.dataDir);
  const files = await openFiles(config);
  abortOnSignals();
  const database = (await findRunningDatabase(config)) ?? (await openDatabase(config, terminal));
  const logger = createLogger(config.logLevel);
  const { db, pool } = database;
  // Nobody logs in, and no link is signed.
  const parts = { db, pool, dataDir: config.dataDir, files, secret: 'of no use', log: logger };
  const siteFolder = join(site, 'dist');
  const app = await buildApp({
    ...{ config, logger, siteFolder, rendererFile, answerSeconds, side: 'site', hasReaders: false },
    services: createServices({
      ...parts,
      siteName: config.siteName,
      addressLimits: { requestsPerMinute: 0 },
    }),
  });
  try {
    const written = await writeSite({
      ...{ app, db, files, renderer, siteFolder, siteName: config.siteName, admission: config.admission },
      origin: new URL(config.publicUrl).origin,
      folder: folder.path,
      onPage: pageCounter(terminal),
    });
    await folder.finish();
    report(terminal, written, givenPath(out));
  } finally {
    await app.close();
    await database.close();
  }
}

/** How many there will be is not known before: lists are read page by page. */
function pageCounter(terminal: Terminal): (written: number) => void {
  return (written) => {
    if (written % 100 === 0) terminal.step(`已写 ${String(written)} 页`);
  };
}

function report(terminal: Terminal, { pages, files, missing }: Written, folder: string): void {
  terminal.step(`写好了 ${String(pages)} 页与 ${String(files)} 个文件：${folder}`);
  if (missing.length === 0) return;
  terminal.step(`有 ${String(missing.length)} 个地址没有内容：`);
  for (const path of missing.slice(0, mostNamed)) terminal.step(`  ${path}`);
}
