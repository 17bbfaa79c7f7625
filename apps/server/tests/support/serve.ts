/** The program of the process tests: the real start with a very small demonstration content. */
import { failStart } from '../../src/startup/fail.js';
import { run } from '../../src/startup/run.js';

await run(import.meta.resolve('./small-content.ts')).catch(failStart);
