/** `npm run shops -w @inkstone/server -- …`: the shop applications, for the operator who decides on them. */
import { runOperatorCommand } from './operator-command.js';
import { shopCommand } from './shop-command.js';

await runOperatorCommand(shopCommand);
