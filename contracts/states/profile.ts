/** What the profile of whoever is logged in can come to; each goes with `a reader is logged in`. */
export interface ProfileStates {
  'the password of the reader is known': { password: string };
  'the reader has tried old passwords too often': Record<string, never>;
  'the reader is verified': { username: string };
  /** Gives `code`, and `wrong_code`, which is another. */
  'a code for a new phone was sent': { phone: string };
  'no code for a new phone is alive': { phone: string };
}
