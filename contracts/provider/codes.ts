import { CALLER, createCode, type Services } from './server.js';

type Purpose = Parameters<typeof createCode>[2]['purpose'];

/** A valid code and a different, wrong one. */
export async function sentCode(
  { db, keys }: Services,
  purpose: Purpose,
  account: string,
): Promise<{ code: string; wrong_code: string }> {
  const request = await createCode(db, keys.codes, { purpose, account, source: { address: CALLER } });
  if (!request.sent) throw new Error('A new database refused to create a code.');
  return { code: request.code, wrong_code: request.code === '000000' ? '111111' : '000000' };
}
