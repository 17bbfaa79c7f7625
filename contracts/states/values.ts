/**
 * Values that only the provider knows, which some states return and the request then sends. `wrong_code` differs from
 * `code`; `picture_1` to `picture_6` are URLs of files, as an upload returns them.
 */
export interface StateValues {
  'a reader is logged in': 'token';
  'the login of a reader has ended': 'token';
  'a login code was sent': 'code' | 'wrong_code';
  'a registration code was sent': 'code' | 'wrong_code';
  'a recovery code was sent': 'code' | 'wrong_code';
  'a code for a new phone was sent': 'code' | 'wrong_code';
  'a code for the reader was sent': 'code' | 'wrong_code';
  'a code for an application was sent': 'code' | 'wrong_code';
  'pictures were uploaded': 'picture_1' | 'picture_2' | 'picture_3' | 'picture_4' | 'picture_5' | 'picture_6';
}
