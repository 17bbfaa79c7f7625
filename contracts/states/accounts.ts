/** Logins, registration and recovery. A state that gives `code` gives `wrong_code` too, which is another. */
export interface AccountStates {
  'an account is registered': { account: string; password: string };
  'a wrong password was tried too often': { account: string };
  /** Gives `code` and `wrong_code`. */
  'a login code was sent': { account: string };
  'no login code is alive': { account: string };
  'a city is known': { province: number; city: number };
  /** Gives `code` and `wrong_code`. */
  'a registration code was sent': { account: string };
  'no registration code is alive': { account: string };
  /** Gives `code` and `wrong_code`. */
  'a recovery code was sent': { account: string };
  'no recovery code is alive': { account: string };
  'a recovery code was tried too often': { account: string };
}
