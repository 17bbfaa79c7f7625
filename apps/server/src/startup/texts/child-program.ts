/** The process that reads the text of papers, started by `child.ts`. */
import { constants, setPriority } from 'node:os';
import { createDatabase } from '../../db/database.js';
import { readTexts } from '../../features/papers/texts/read-texts.js';
import { answerJobs } from '../../processes/answer-jobs.js';
import { openFiles } from '../open-files.js';
import type { ReadJob } from './child.js';

// Readers of the site come first.
setPriority(constants.priority.PRIORITY_LOW);
answerJobs(async ({ connection, storage, cutWord }: ReadJob) => {
  const files = await openFiles(storage);
  const database = createDatabase(connection);
  try {
    return await readTexts({ db: database.db, files, cutWord });
  } finally {
    await database.close();
  }
});
