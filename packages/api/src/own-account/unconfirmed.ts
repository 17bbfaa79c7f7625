import { isApiError, UNCONFIRMED } from '../errors.js';

/**
 * The masked receiver of a code, if the server refuses a new phone number until the owner is confirmed (428 of
 * updateUserInfo); undefined for any other error. Ask for the current password or a code of sendConfirmCode, and send
 * the same change again with `current_password` or `current_code`. Not every backend asks for it.
 */
export function unconfirmedAccount(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== UNCONFIRMED) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'account' in data && typeof data.account === 'string'
    ? data.account
    : '';
}
