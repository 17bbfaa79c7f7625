/** `npm run works -w @inkstone/server -- …`: the students' works, for the operator who decides on them. */
import { runOperatorCommand } from './operator-command.js';
import { worksCommand } from './works-command.js';

await runOperatorCommand(worksCommand);
