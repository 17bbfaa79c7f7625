import { enrolmentQueue } from '../features/activities/application-queues.queries.js';
import { runOperatorCommand } from './operator-command.js';
import { queueCommand } from './queue/queue-command.js';

await runOperatorCommand(queueCommand(enrolmentQueue));
