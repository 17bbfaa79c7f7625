import type { AccountStates } from '../../states/accounts.js';
import { sentCode } from '../codes.js';
import { exhaust } from '../exhaust.js';
import { type Handlers, nothing } from '../handlers.js';
import { insertReader } from '../rows.js';
import { hashPassword, type Services } from '../server.js';

export function accountStates(services: Services): Handlers<AccountStates> {
  const { db, loginGuard } = services;

  /** Each try has another IP address, so that only the limit of the account is reached. */
  const tryTooOften = (guarded: string) =>
    exhaust((time) => loginGuard.beforePassword(guarded, `192.0.2.${String(time)}`));

  return {
    'an account is registered': async ({ account, password }) => {
      await insertReader(db, account, await hashPassword(password));
      return undefined;
    },
    'a wrong password was tried too often': async ({ account }) => {
      await tryTooOften(account);
      return undefined;
    },
    'a login code was sent': ({ account }) => sentCode(services, 'login', account),
    'no login code is alive': nothing,
    'a city is known': async ({ province, city }) => {
      await db.insertInto('cities').values({ id: city, province_id: province, name: '北京市' }).execute();
      return undefined;
    },
    'a registration code was sent': ({ account }) => sentCode(services, 'register', account),
    'no registration code is alive': nothing,
    'a recovery code was sent': ({ account }) => sentCode(services, 'recovery', account),
    'no recovery code is alive': nothing,
    'a recovery code was tried too often': async ({ account }) => {
      await tryTooOften(`recovery ${account}`);
      return undefined;
    },
  };
}
