import { runOperatorCommand } from './operator-command.js';
import { shopCommand } from './shop-command.js';

await runOperatorCommand(shopCommand);
