/** States of messages. They follow `a reader is logged in`. */
export interface MessageStates {
  /** An unread message of the user. */
  'the reader has a message': { message_id: number };
  /** A message of another user. To this user, it does not exist. */
  'somebody else has a message': { message_id: number };
}
