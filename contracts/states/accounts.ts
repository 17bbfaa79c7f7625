/** Logins, registration and recovery. */
export interface AccountStates {
  /** A person with that phone number, or e-mail address, and that password. */
  'an account is registered': { account: string; password: string };
  /** The next login with a password of that account, which may be nobody's, is refused for a while. */
  'a wrong password was tried too often': { account: string };
  /** After the account: a code to log in by, just now. */
  'a login code was sent': { account: string };
  /** As after a reset. */
  'no login code is alive': { account: string };
  /** A city of that id in that province. */
  'a city is known': { province: number; city: number };
  /** To a phone or an e-mail address, just now. */
  'a registration code was sent': { account: string };
  /** As after a reset. */
  'no registration code is alive': { account: string };
  /** After the account: a code to set a new password by, just now. */
  'a recovery code was sent': { account: string };
  /** As after a reset. */
  'no recovery code is alive': { account: string };
  /** The next new password for that account, which may be nobody's, is refused for a while. */
  'a recovery code was tried too often': { account: string };
}
