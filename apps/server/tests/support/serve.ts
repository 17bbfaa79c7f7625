/** The program of the process tests: the real start with a very small demonstration content, or without one. */
import { failStart } from '../../src/startup/fail.js';
import { run } from '../../src/startup/run.js';

const source = process.env['TEST_CONTENT'] === 'none' ? undefined : import.meta.resolve('./small-demo.ts');
await run(source).catch(failStart);
