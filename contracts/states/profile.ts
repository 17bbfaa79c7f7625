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
  /** A code that shows who the user is has just been sent to the user's present phone number. */
  'a code for the reader was sent': Record<string, never>;
  /** The next export of the user's data is refused as too often. */
  'the reader has exported too often': Record<string, never>;
  /** Nothing to do after a reset. */
  'no code for a new phone is alive': { phone: string };
}
