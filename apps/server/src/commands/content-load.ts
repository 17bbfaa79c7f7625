/** `npm run content:load -- <folder> [--dry-run] [--yes]`; without a folder it loads the demonstration content. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.js';
import { importFolder } from '../content-import/import-folder.js';
import type { FileStore } from '../ports/files/file-store.js';
import { askYes } from '../startup/ask.js';
import { type DemoSource, loadDemoOnce } from '../startup/demo/load-once.js';
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
  const path = givenPath(folder);
  return async ({ database: { pool }, files, terminal }) => {
    const confirm = values.yes ? () => Promise.resolve(true) : confirmOnTerminal;
    await importFolder({ folder: path, pool, files, terminal, isDryRun: values['dry-run'], confirm });
  };
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
