/** Shops, stores, applications, and what goes with a form: uploads. */
export interface ShopStates {
  /** A platform (1), an authorized shop on it (1) and a bookshop, all in the province 11. */
  'there are shops and stores': Record<string, never>;
  'there is no shop': { id: number };
  'the agreement for shops is published': Record<string, never>;
  'the agreement for shops is not published': Record<string, never>;
  /** Gives `code`, and `wrong_code`, which is another. */
  'a code for an application was sent': { phone: string };
  'no code for an application is alive': { phone: string };
  'a shop has applied': { query_code: string };
  'no shop has applied': { query_code: string };
  /** Pictures that no form has named yet. Gives their addresses: `picture_1`, `picture_2`, `picture_3`. */
  'pictures were uploaded': Record<string, never>;
}
