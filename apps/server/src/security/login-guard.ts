import { BackOff, type BackOffRule } from './limits/back-off.js';
import type { Counters } from './limits/counters.js';

const minute = 60;
const hour = 60 * minute;

/** Five tries without a wait; then 30 s, 1 min, 2 min … at most 15 minutes before each further one. */
const perAccount: BackOffRule = {
  free: 5,
  firstWait: 30,
  longestWait: 15 * minute,
  forgetAfter: 12 * hour,
};
/** A school shares one address: more free tries, forgotten sooner. */
const perAddress: BackOffRule = { free: 60, firstWait: 15, longestWait: 15 * minute, forgetAfter: hour };

/** Slows down guessing of passwords and requests for codes in bulk. */
export interface LoginGuard {
  /**
   * Counts a try before the password is compared, so that simultaneous tries cannot pass.
   * @throws Refusal 429 while the account or the address must wait
   */
  beforePassword(account: string, address: string): Promise<void>;
  afterRightPassword(account: string, address: string): Promise<void>;
  /** @throws Refusal 429 if the address has asked for too many codes, for any accounts */
  beforeCode(address: string): Promise<void>;
}

export function createLoginGuard(counters: Counters): LoginGuard {
  const accounts = new BackOff(counters, 'login-account', perAccount);
  const addresses = new BackOff(counters, 'login-address', perAddress);
  const codes = new BackOff(counters, 'code-address', perAddress);
  return {
    async beforePassword(account, address) {
      // The address first: otherwise one address could fill the store with invented accounts.
      await addresses.count(address);
      try {
        await accounts.count(account);
      } catch (refusal) {
        await addresses.takeBack(address);
        throw refusal;
      }
    },
    async afterRightPassword(account, address) {
      // A right password must not reset the wrong ones of others at the same address.
      await Promise.all([accounts.forget(account), addresses.takeBack(address)]);
    },
    beforeCode: (address) => codes.count(address),
  };
}
