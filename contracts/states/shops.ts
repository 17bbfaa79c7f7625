/** Shops, stores, applications, and what goes with a form: uploads. */
export interface ShopStates {
  /** A platform (1), an authorized shop on it (1) and a bookshop, all in the province 11. */
  'there are shops and stores': Record<string, never>;
  /** As after a reset. */
  'there is no shop': { id: number };
  /** Under the name `authorization_agreement`. */
  'the agreement for shops is published': Record<string, never>;
  /** As after a reset. */
  'the agreement for shops is not published': Record<string, never>;
  /** To that phone, just now. */
  'a code for an application was sent': { phone: string };
  /** As after a reset. */
  'no code for an application is alive': { phone: string };
  /** Its application waits for review under that query code. */
  'a shop has applied': { query_code: string };
  /** As after a reset. */
  'no shop has applied': { query_code: string };
  /** Six pictures that no form has named yet; what they give is their addresses, as an upload answers them. */
  'pictures were uploaded': Record<string, never>;
}
