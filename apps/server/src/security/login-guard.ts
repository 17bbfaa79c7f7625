import { Refusal } from '../envelope.js';
import { RateLimit } from './rate-limit.js';

const minute = 60_000;

/** Slows down whoever guesses passwords or has codes sent in bulk. */
export interface LoginGuard {
  /**
   * Counts a try before the password is looked at, so that many at once do not slip through.
   * @throws Refusal 429 while the account or the address must wait
   */
  beforePassword(account: string, address: string): void;
  afterRightPassword(account: string, address: string): void;
  /** @throws Refusal 429 when the address has asked for too many codes, for whichever accounts */
  beforeCode(address: string): void;
}

export function createLoginGuard(now: () => number = Date.now): LoginGuard {
  // Five tries are free; then 30 s, 1 min, 2 min … at most 15 minutes for each further one.
  const accounts = new RateLimit(
    { free: 5, firstWait: 0.5 * minute, longestWait: 15 * minute, forgetAfter: 60 * minute },
    now,
  );
  // A school shares one address: more tries are free, and a right one does not wipe out the wrong ones of others.
  const addresses = new RateLimit(
    { free: 60, firstWait: 0.25 * minute, longestWait: 15 * minute, forgetAfter: 60 * minute },
    now,
  );
  const codes = new RateLimit(
    { free: 60, firstWait: 0.25 * minute, longestWait: 15 * minute, forgetAfter: 60 * minute },
    now,
  );
  const check = (limit: RateLimit, key: string): void => {
    const wait = limit.retryAfter(key);
    if (wait > 0) throw Refusal.tooOften(wait);
  };
  return {
    beforePassword(account, address) {
      check(accounts, account);
      check(addresses, address);
      accounts.count(account);
      addresses.count(address);
    },
    afterRightPassword(account, address) {
      accounts.forget(account);
      addresses.takeBack(address);
    },
    beforeCode(address) {
      check(codes, address);
      codes.count(address);
    },
  };
}
