/**
 * `npm test`: installs what is missing, then runs every check of the repository.
 * This file and the check that it imports use only syntax of Node 16, as in tools/start.mjs.
 */
import { refuseOldNode } from './setup/old-node.mjs';

refuseOldNode();
const { main } = await import('./test/main.mjs');
await main(process.argv.slice(2));
