/** What the profile of whoever is logged in can come to; each goes with `a reader is logged in`. */
export interface ProfileStates {
  /** It is that one. */
  'the password of the reader is known': { password: string };
  /** The next change of the reader's password is refused for a while. */
  'the reader has tried old passwords too often': Record<string, never>;
  /** Under that real name, with an identity card. */
  'the reader is verified': { username: string };
  /** Another person has that number. */
  'the phone belongs to somebody else': { phone: string };
  /** To that phone, for the reader, just now. */
  'a code for a new phone was sent': { phone: string };
  /** As after a reset. */
  'no code for a new phone is alive': { phone: string };
}
