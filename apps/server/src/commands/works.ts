import { runOperatorCommand } from './operator-command.js';
import { worksCommand } from './works-command.js';

await runOperatorCommand(worksCommand);
