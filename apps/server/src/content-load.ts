/** `npm run content:load -w @inkstone/server [-- --scale N]`: loads the demonstration content on request. */
import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import * as content from './content/load.js';
import { loadContentOnce } from './startup/content.js';
import { prepareDataFolder } from './startup/data-folder.js';
import { failStart } from './startup/fail.js';
import { openDatabase } from './startup/open-database.js';
import { openFiles } from './startup/open-files.js';
import { createScreen } from './startup/screen.js';
import { abortOnSignals } from './startup/shutdown.js';
import { StartupError } from './startup/startup-error.js';

await main().catch(failStart);

async function main(): Promise<void> {
  const scale = readScale();
  const config = readConfig();
  const screen = createScreen(process.stdout);
  await prepareDataFolder(config.dataDir);
  const files = await openFiles(config);
  abortOnSignals();
  const database = await openDatabase(config, screen);
  try {
    const loaded = await loadContentOnce(content, database.pool, files, screen, scale);
    if (loaded.scale !== scale) {
      throw new StartupError(`数据库里已有规模为 ${String(loaded.scale)} 的演示内容，换规模请用空的数据库。`);
    }
    screen.step(`演示内容 ${loaded.version} 已在数据库中（规模 ${String(loaded.scale)}）。`);
  } finally {
    await database.close();
  }
}

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  if (!/^[1-9]\d{0,6}$/.test(values.scale)) throw new StartupError('--scale 应为正整数。');
  return Number(values.scale);
}
