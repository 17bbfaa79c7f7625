/** States of the station messages; who reads them is logged in. */
export interface MessageStates {
  /** Unread, of the logged-in reader. */
  'the reader has a message': { message_id: number };
  /** Of another person: for the reader it is not there. */
  'somebody else has a message': { message_id: number };
}
