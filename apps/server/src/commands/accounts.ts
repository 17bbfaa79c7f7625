import { accountsCommand } from './accounts-command.js';
import { runOperatorCommand } from './operator-command.js';

await runOperatorCommand(accountsCommand);
