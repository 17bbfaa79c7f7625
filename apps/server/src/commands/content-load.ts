/**
 * `npm run content:load -- <folder> [--dry-run] [--yes]` makes the site show the content of a folder. Without a folder it
 * loads the demonstration content: `npm run content:load [-- --scale N]`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.js';
import { importContent } from '../content-import/import-content.js';
import type { FileStore } from '../ports/files/file-store.js';
import { askYes } from '../startup/ask.js';
import { type ContentSource, loadContentOnce } from '../startup/content.js';
import { prepareDataFolder } from '../startup/data-folder.js';
import { failStart } from '../startup/fail.js';
import { findDemonstration } from '../startup/find-demonstration.js';
import type { OpenDatabase } from '../db/database.js';
import { findRunningDatabase } from '../startup/existing-database.js';
import { openDatabase } from '../startup/open-database.js';
import { openFiles } from '../startup/open-files.js';
import { removeUnfinished } from '../startup/remove-unfinished.js';
import { createScreen, type Screen } from '../startup/screen.js';
import { abortOnSignals } from '../startup/shutdown.js';
import { StartupError } from '../startup/startup-error.js';

await main().catch(failStart);

interface Opened {
  database: OpenDatabase;
  files: FileStore;
  screen: Screen;
}

async function main(): Promise<void> {
  const load = readCommand();
  const config = readConfig();
  const screen = createScreen(process.stdout);
  await prepareDataFolder(config.dataDir);
  const files = await openFiles(config);
  await removeUnfinished(config.dataDir);
  abortOnSignals();
  const database = (await findRunningDatabase(config)) ?? (await openDatabase(config, screen));
  try {
    await load({ database, files, screen });
  } finally {
    await database.close();
  }
}

function readCommand(): (opened: Opened) => Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scale: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new StartupError('一次只能载入一个文件夹。');
  if (folder === undefined) {
    if (values['dry-run']) throw new StartupError('--dry-run 之前要写内容文件夹。');
    return loadDemonstration(readScale(values.scale ?? '1'));
  }
  if (values.scale !== undefined) throw new StartupError('--scale 只用于演示内容，不能与文件夹同用。');
  // npm runs the script in the folder of the server; the path was given in another one.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  return async ({ database: { pool }, files, screen }) => {
    const confirm = values.yes ? () => Promise.resolve(true) : confirmOnTerminal;
    await importContent({ folder: path, pool, files, screen, isDryRun: values['dry-run'], confirm });
  };
}

/** @throws StartupError without a terminal: a script that nobody watches has to say that it means it */
async function confirmOnTerminal(): Promise<boolean> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) {
    throw new StartupError('数据库里已有内容，什么都没有写入。在脚本里载入，请加 --yes。');
  }
  return askYes('数据库里已有内容，要这样改动吗？', { input, output });
}

function loadDemonstration(scale: number) {
  const source = findDemonstration();
  if (source === undefined) {
    throw new StartupError('没有演示内容（没有 demo 文件夹）；要载入自己的内容，请写出内容文件夹。');
  }
  return async ({ database, files, screen }: Opened): Promise<void> => {
    const content = (await import(source)) as ContentSource;
    const loaded = await loadContentOnce(content, database.pool, files, screen, scale);
    if (loaded.scale !== scale) {
      throw new StartupError(`数据库里已有规模为 ${String(loaded.scale)} 的演示内容，换规模请用空的数据库。`);
    }
    screen.step(`演示内容 ${loaded.version} 已在数据库中（规模 ${String(loaded.scale)}）。`);
  };
}

function readScale(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new StartupError('--scale 应为正整数。');
  return Number(text);
}
