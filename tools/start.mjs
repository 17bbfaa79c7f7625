/**
 * `npm start`: installs, builds what is stale, then runs the site in the foreground.
 *
 * This file and the check it imports keep to the syntax of Node 16: a version that cannot parse the rest must
 * still be able to say so in one line instead of a SyntaxError.
 */
import { refuseOldNode } from './setup/old-node.mjs';

refuseOldNode();
const { main } = await import('./start/main.mjs');
await main();
