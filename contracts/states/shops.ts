/** States of shops, stores, applications and uploads. */
export interface ShopStates {
  /** A platform (1), an authorized shop (1) on it and an offline store, all in province 11. */
  'there are shops and stores': Record<string, never>;
  /** Nothing to do after a reset. */
  'there is no shop': { id: number };
  /** The agreement has the name `authorization_agreement`. */
  'the agreement for shops is published': Record<string, never>;
  /** Nothing to do after a reset. */
  'the agreement for shops is not published': Record<string, never>;
  /** A code has just been sent to that phone number. */
  'a code for an application was sent': { phone: string };
  /** Nothing to do after a reset. */
  'no code for an application is alive': { phone: string };
  /** An application with that query code waits for review. */
  'a shop has applied': { query_code: string };
  /** Nothing to do after a reset. */
  'no shop has applied': { query_code: string };
  /** Six uploaded pictures that no form has used yet. The values are their URLs, as an upload returns them. */
  'pictures were uploaded': Record<string, never>;
}
