import type { StatesByTag } from '../../states.js';
import { sentCode } from '../codes.js';
import { exhaust } from '../exhaust.js';
import { type Handlers, nothing } from '../handlers.js';
import { insertReader } from '../rows.js';
import { CALLER, hashPassword, insert, type Services } from '../server.js';

export function accountStates(services: Services): Handlers<StatesByTag['accounts']> {
  const { db, loginGuard } = services;

  const tryTooOften = async (guarded: string) => {
    const attempt = loginGuard.attempt(guarded, { address: CALLER });
    await exhaust(async () => {
      await attempt.admit();
      await attempt.fail();
    });
  };

  return {
    'an account is registered': async ({ account, password }) => {
      await insertReader(db, account, await hashPassword(password));
    },
    'a wrong password was tried too often': ({ account }) => tryTooOften(account),
    'a login code was sent': ({ account }) => sentCode(services, 'login', account),
    'no login code is alive': nothing,
    'a city is known': ({ province, city }) =>
      insert(db, { cities: { id: city, province_id: province, name: '北京市' } }),
    'a registration code was sent': ({ account }) => sentCode(services, 'register', account),
    'no registration code is alive': nothing,
    'a recovery code was sent': ({ account }) => sentCode(services, 'recovery', account),
    'no recovery code is alive': nothing,
    'a recovery code was tried too often': ({ account }) => tryTooOften(`recovery ${account}`),
  };
}
