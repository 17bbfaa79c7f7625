import type { Pool } from 'pg';
import type { Database } from '../db/database.js';
import { showDueRecords } from '../content-import/show-due.js';
import { deleteOldFigures, writeTally } from '../features/figures/counts.queries.js';
import { hasUnreadTexts } from '../features/papers/texts/texts.queries.js';
import { deleteOldChecks } from '../features/genuine/code-checks.queries.js';
import { sendDueNotices } from '../features/notices/send-notices.queries.js';
import type { IdentityCards } from '../security/identity-cards.js';
import { sealIdentityCards } from '../shared/account/seal-identity-cards.queries.js';
import { deleteOldAudit, writeAudit } from '../shared/audit.queries.js';
import { forgetCounted } from '../shared/count-once.queries.js';
import { deleteOldDeliveries } from '../shared/deliveries.queries.js';
import type { Services } from '../shared/services.js';
import type { Tally } from '../shared/tally.js';
import { repeat, type Repeated } from '../shared/repeat.js';
import { sendDueDeliveries, type Sending } from '../shared/send-deliveries.js';
import { removeUnfinished } from './remove-unfinished.js';
import { type ReadJob, readTextsInChild } from './texts/child.js';

/** Soon enough for a letter, so that nobody who plans one has to wake the sender; idle it is three short queries. */
const lookMilliseconds = 1_000;
const textsMilliseconds = 5_000;
const auditMilliseconds = 1_000;
const tallyMilliseconds = 60 * 1_000;
const tidyMilliseconds = 60 * 60 * 1_000;

/** What the server does without a request. */
export function startBackground(
  parts: Sending & {
    pool: Pool;
    tally: Tally;
    readsKeptDays: number;
    texts: ReadJob;
    identityCards: IdentityCards;
    auditTrail: Services['auditTrail'];
    auditDays: number;
  },
): Repeated {
  const onFailure = (error: unknown): void => parts.log.error({ err: error }, '后台任务出错，稍后再试');
  const running = [
    repeat((signal) => sendDueDeliveries(parts, signal), lookMilliseconds, onFailure),
    repeat((signal) => sendDueNotices(parts.db, signal), lookMilliseconds, onFailure),
    repeat(() => removeUnfinished(parts.texts.storage.dataDir), tidyMilliseconds, onFailure),
    repeat(() => deleteOldDeliveries(parts.db), tidyMilliseconds, onFailure),
    repeat(() => forgetCounted(parts.db), tidyMilliseconds, onFailure),
    repeat(() => deleteOldChecks(parts.db), tidyMilliseconds, onFailure),
    // A server of the version before may still write them clear.
    repeat(() => sealIdentityCards(parts.db, parts.identityCards, parts.log), tidyMilliseconds, onFailure),
    repeat(() => showDueRecords(parts.pool), lookMilliseconds, onFailure),
    repeat((signal) => readWaitingTexts(parts.db, parts.texts, signal), textsMilliseconds, onFailure),
    repeat(() => writeTally(parts.db, parts.tally), tallyMilliseconds, onFailure),
    repeat(() => writeAudit(parts.db, parts.auditTrail), auditMilliseconds, onFailure),
    repeat(() => deleteOldAudit(parts.db, parts.auditDays), tidyMilliseconds, onFailure),
    repeat(() => deleteOldFigures(parts.db, parts.readsKeptDays), tidyMilliseconds, onFailure),
  ];
  return {
    async close() {
      await Promise.all(running.map((one) => one.close()));
      await writeTally(parts.db, parts.tally).catch(onFailure);
      await writeAudit(parts.db, parts.auditTrail).catch(onFailure);
    },
  };
}

/** Of papers that the demonstration, the desk or another server has brought. */
async function readWaitingTexts(db: Database, job: ReadJob, signal: AbortSignal): Promise<void> {
  if (await hasUnreadTexts(db)) await readTextsInChild(job, signal);
}
