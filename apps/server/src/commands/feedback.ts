import { letterCommand } from './letter-command.js';
import { runOperatorCommand } from './operator-command.js';

await runOperatorCommand(letterCommand);
