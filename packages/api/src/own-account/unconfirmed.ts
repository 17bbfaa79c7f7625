import { isApiError, UNCONFIRMED } from '../errors.js';

/**
 * Where a code would go, masked, if the server wants to know that the caller is the owner before it changes the phone
 * number (428 of updateUserInfo); undefined for any other error. Ask for the current password or a code of
 * sendConfirmCode, and send the same change again with `current_password` or `current_code`. A backend that does not
 * ask never answers this.
 */
export function unconfirmedAccount(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== UNCONFIRMED) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'account' in data && typeof data.account === 'string'
    ? data.account
    : '';
}
