import type { StatesByTag } from '../../states.js';
import { sentCode } from '../codes.js';
import { exhaust } from '../exhaust.js';
import { type Handlers, nothing } from '../handlers.js';
import { insertSomebodyElse, READER, READER_ACCOUNT } from '../rows.js';
import { CALLER, hashPassword, type Services } from '../server.js';

export function profileStates(services: Services): Handlers<StatesByTag['profile']> {
  const { db, limits, loginGuard } = services;
  return {
    'the password of the reader is known': async ({ password }) => {
      await db
        .updateTable('users')
        .set({ password_hash: await hashPassword(password) })
        .where('id', '=', READER)
        .execute();
    },
    'the reader has tried old passwords too often': async () => {
      const attempt = loginGuard.attempt(`own ${String(READER)}`, { address: CALLER });
      await exhaust(async () => {
        await attempt.admit();
        await attempt.fail();
      });
    },
    'the reader is verified': async ({ username }) => {
      await db
        .updateTable('users')
        .set({ real_name: username, identity_card: '990101199003071237' })
        .where('id', '=', READER)
        .execute();
    },
    'the phone belongs to somebody else': async ({ phone }) => {
      await insertSomebodyElse(db, phone);
    },
    'a code for a new phone was sent': ({ phone }) => sentCode(services, 'change-phone', phone),
    'a code for the reader was sent': () => sentCode(services, 'confirm', READER_ACCOUNT),
    'the reader has exported too often': () => exhaust(() => limits.consume('export', String(READER))),
    'no code for a new phone is alive': nothing,
  };
}
