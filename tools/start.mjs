/**
 * `npm start`: installs and builds what is missing or out of date, then runs the server in the foreground.
 *
 * This file and the check that it imports use only syntax of Node 16, so that an old Node prints the required version
 * instead of a SyntaxError.
 */
import { refuseOldNode } from './setup/old-node.mjs';

refuseOldNode();
const { main } = await import('./start/main.mjs');
await main();
