/** States of login, registration and password recovery. */
export interface AccountStates {
  /** A user with that phone number or e-mail address and that password. */
  'an account is registered': { account: string; password: string };
  /** The next login by password to that account is refused as too often; the account need not exist. */
  'a wrong password was tried too often': { account: string };
  /** Follows the state of the account. A login code has just been sent to it. */
  'a login code was sent': { account: string };
  /** Nothing to do after a reset. */
  'no login code is alive': { account: string };
  /** A city with that id is in that province. */
  'a city is known': { province: number; city: number };
  /** A registration code has just been sent to that phone number or e-mail address. */
  'a registration code was sent': { account: string };
  /** Nothing to do after a reset. */
  'no registration code is alive': { account: string };
  /** Follows the state of the account. A code for a new password has just been sent to it. */
  'a recovery code was sent': { account: string };
  /** Nothing to do after a reset. */
  'no recovery code is alive': { account: string };
  /** The next new password for that account is refused as too often; the account need not exist. */
  'a recovery code was tried too often': { account: string };
}
