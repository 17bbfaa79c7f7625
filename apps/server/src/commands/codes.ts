import { codesCommand } from './codes-command.js';
import { runOperatorCommand } from './operator-command.js';

await runOperatorCommand(codesCommand);
