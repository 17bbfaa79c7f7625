/**
 * `npm test`: sets up what is missing, then runs every check of the house.
 * This file and the check it imports keep to the syntax of Node 16, as tools/start.mjs does.
 */
import { refuseOldNode } from './setup/old-node.mjs';

refuseOldNode();
const { main } = await import('./test/main.mjs');
await main(process.argv.slice(2));
