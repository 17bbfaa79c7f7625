import { noticeCommand } from './notice-command.js';
import { runOperatorCommand } from './operator-command.js';

await runOperatorCommand(noticeCommand);
