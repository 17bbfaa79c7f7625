import { createCode, type Services } from './server.js';

type Purpose = Parameters<typeof createCode>[2];

/** A code that is alive, and another that is not the one. */
export async function sentCode(
  { db, keys }: Services,
  purpose: Purpose,
  account: string,
): Promise<{ code: string; wrong_code: string }> {
  const request = await createCode(db, keys.codes, purpose, account);
  if (!request.sent) throw new Error('A fresh database refused to make a code.');
  return { code: request.code, wrong_code: request.code === '000000' ? '111111' : '000000' };
}
