/**
 * `npm run content:load -- <folder | ZIP | workbooks> [--dry-run] [--yes] [--as NAME]`, `-- --versions`,
 * `-- --put-back N [--yes] [--as NAME]`; without arguments it loads the demonstration content.
 */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.js';
import { importFolder } from '../content-import/import-folder.js';
import type { ContentSource } from '../content-import/source/content-source.js';
import { uploadSource } from '../content-import/source/upload-source.js';
import type { Version } from '../content-import/versions.js';
import { planLines } from '../content-import/write/plan.js';
import { publishContent, putBack } from '../features/content/publish.js';
import { listVersions } from '../features/content/versions.queries.js';
import type { FileStore } from '../ports/files/file-store.js';
import { askYes } from '../startup/ask.js';
import { type DemoSource, loadDemoOnce } from '../startup/demo/load-once.js';
import { toDateText } from '../shared/wire.js';
import { prepareDataFolder } from '../startup/data-folder.js';
import { failStart } from '../startup/fail.js';
import { findDemoSource } from '../startup/demo/find-source.js';
import type { OpenDatabase } from '../db/database.js';
import { findRunningDatabase } from '../startup/existing-database.js';
import { openDatabase } from '../startup/open-database.js';
import { openFiles } from '../startup/open-files.js';
import { removeUnfinished } from '../startup/remove-unfinished.js';
import { createTerminal, type Terminal } from '../startup/terminal.js';
import { abortOnSignals } from '../startup/shutdown.js';
import { StartupError } from '../errors/startup-error.js';
import { givenPath } from './given-path.js';
import { operatorName } from './operator-name.js';
import { readPaperTexts } from './paper-texts.js';

await main().catch(failStart);

interface Opened {
  database: OpenDatabase;
  files: FileStore;
  terminal: Terminal;
}

async function main(): Promise<void> {
  const load = readCommand();
  const config = readConfig();
  const terminal = createTerminal(process.stdout);
  await prepareDataFolder(config.dataDir);
  const files = await openFiles(config);
  await removeUnfinished(config.dataDir);
  abortOnSignals();
  const database = (await findRunningDatabase(config)) ?? (await openDatabase(config, terminal));
  try {
    await load({ database, files, terminal });
    await readPaperTexts({ db: database.db, files, cutWord: config.cutWord }, terminal);
  } finally {
    await database.close();
  }
}

type Run = (opened: Opened) => Promise<void>;

function readCommand(): Run {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scale: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      versions: { type: 'boolean', default: false },
      'put-back': { type: 'string' },
      as: { type: 'string', default: '' },
    },
  });
  const { versions, scale, 'put-back': version } = values;
  const [first] = positionals;
  const operator = operatorName(values.as.trim());
  const confirm = values.yes ? () => Promise.resolve(true) : confirmOnTerminal;
  if (versions || version !== undefined) {
    if (first !== undefined) throw new StartupError('--versions 与 --put-back 之前不写内容文件夹。');
    return versions ? listVersionsOf : putBackVersion(readVersion(version), { operator, confirm });
  }
  if (first === undefined) {
    if (values['dry-run']) throw new StartupError('--dry-run 之前要写内容文件夹。');
    return loadDemonstration(readScale(scale ?? '1'));
  }
  if (scale !== undefined) throw new StartupError('--scale 只用于演示内容，不能与文件夹同用。');
  const paths = positionals.map(givenPath);
  return async ({ database: { pool }, files, terminal }) => {
    const source = await givenSource(paths, files);
    const load = { source, pool, files, terminal, operator, confirm };
    if (values['dry-run']) await importFolder({ ...load, folder: source, isDryRun: true });
    else await publishContent(load);
  };
}

/** One folder, or ZIP files and workbooks. */
async function givenSource(paths: readonly string[], files: FileStore): Promise<string | ContentSource> {
  const [first = '', ...others] = paths;
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  const missing = paths.find((_, index) => found[index] === undefined);
  if (missing !== undefined) throw new StartupError(`没有文件夹或文件 ${missing}。`);
  if (found[0]?.isDirectory() !== true)
    return uploadSource(
      paths.map((path) => ({ path, name: basename(path) })),
      files,
    );
  if (others.length > 0) throw new StartupError('一次只能载入一个文件夹。');
  return first;
}

async function listVersionsOf({ database: { db }, terminal }: Opened): Promise<void> {
  const versions = await listVersions(db);
  if (versions.length === 0) terminal.step('还没有版本：每次载入都会留下一个。');
  for (const [index, version] of versions.entries()) terminal.step(versionLine(version, index === 0));
}

function versionLine({ id, publishedAt, operator, restores, plan }: Version, isPresent: boolean): string {
  const act = restores === null ? '' : `  回到第 ${String(restores)} 版`;
  const lines = planLines(plan);
  return [
    `第 ${String(id)} 版  ${toDateText(publishedAt)}  ${operator}${isPresent ? '  现在线上' : ''}${act}`,
    ...(lines.length === 0 ? ['  没有改动'] : lines),
  ].join('\n');
}

function putBackVersion(version: number, act: { operator: string; confirm: () => Promise<boolean> }): Run {
  return async ({ database: { db, pool }, files, terminal }) => {
    if (!(await listVersions(db)).some(({ id }) => id === version))
      throw new StartupError(`没有第 ${String(version)} 版，或它已不再保留；--versions 列出可以回去的版本。`);
    await putBack(version, { ...act, pool, files, terminal });
  };
}

function readVersion(text = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartupError('--put-back 之后写第几版。');
  return Number(text);
}

/** @throws StartupError without a terminal: a script has to pass `--yes` */
async function confirmOnTerminal(): Promise<boolean> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) {
    throw new StartupError('数据库里已有内容，什么都没有写入。在脚本里载入，请加 --yes。');
  }
  return askYes('数据库里已有内容，要这样改动吗？', { input, output });
}

function loadDemonstration(scale: number) {
  const source = findDemoSource();
  if (source === undefined) {
    throw new StartupError('没有演示内容（没有 demo 文件夹）；要载入自己的内容，请写出内容文件夹。');
  }
  return async ({ database, files, terminal }: Opened): Promise<void> => {
    const content = (await import(source)) as DemoSource;
    const loaded = await loadDemoOnce(content, database.pool, files, terminal, scale);
    if (loaded.scale !== scale) {
      throw new StartupError(`数据库里已有规模为 ${String(loaded.scale)} 的演示内容，换规模请用空的数据库。`);
    }
    terminal.step(`演示内容 ${loaded.version} 已在数据库中（规模 ${String(loaded.scale)}）。`);
  };
}

function readScale(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new StartupError('--scale 应为正整数。');
  return Number(text);
}
