/**
 * The process that reads the text of papers, started by `child.ts`. It ignores signals, which reach the whole process
 * group: the server ends it.
 */
import { constants, setPriority } from 'node:os';
import { createDatabase } from '../../db/database.js';
import { readTexts } from '../../features/papers/texts/read-texts.js';
import { openFiles } from '../open-files.js';
import type { ReadJob } from './child.js';

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit());
// Readers of the site come first.
setPriority(constants.priority.PRIORITY_LOW);
// The flags of the server unref the channel: this process would end before it gets its job.
process.channel?.ref();
process.once('message', ({ connection, storage, cutWord }: ReadJob) => {
  void read(connection, storage, cutWord);
});

async function read(
  connection: ReadJob['connection'],
  storage: ReadJob['storage'],
  cutWord: boolean,
): Promise<void> {
  const files = await openFiles(storage);
  const database = createDatabase(connection);
  try {
    await readTexts({ db: database.db, files, cutWord });
  } finally {
    await database.close();
  }
  process.disconnect();
}
