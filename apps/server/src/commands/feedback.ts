import { feedbackQueue } from '../features/feedback/feedback-queue.queries.js';
import { runOperatorCommand } from './operator-command.js';
import { queueCommand } from './queue/queue-command.js';

await runOperatorCommand(queueCommand(feedbackQueue));
