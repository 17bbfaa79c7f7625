/** States of the user's profile. They follow `a reader is logged in`. */
export interface ProfileStates {
  /** The user has that password. */
  'the password of the reader is known': { password: string };
  /** The next change of the user's password is refused as too often. */
  'the reader has tried old passwords too often': Record<string, never>;
  /** The user has that real name and an identity card number. */
  'the reader is verified': { username: string };
  /** Another user has that phone number. */
  'the phone belongs to somebody else': { phone: string };
  /** A code for the user has just been sent to that phone number. */
  'a code for a new phone was sent': { phone: string };
  /** Nothing to do after a reset. */
  'no code for a new phone is alive': { phone: string };
}
