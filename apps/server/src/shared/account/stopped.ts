import type { Database } from '../../db/database.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { isStopped, publisherPhone } from './stopped.queries.js';

/**
 * Call it only for somebody who has shown to be the owner: a stranger must not learn of the account.
 * @throws Refusal 409
 */
export async function refuseStopped(transaction: Database, userId: number): Promise<void> {
  if (await isStopped(transaction, userId)) {
    throw new Refusal(refusalCodes.conflict, await stoppedText(transaction));
  }
}

export async function stoppedText(db: Database): Promise<string> {
  const phone = await publisherPhone(db);
  return `此账号已停用，资料都保留着。如需恢复，请${phone === '' ? '联系客服' : `致电 ${phone}`}`;
}
