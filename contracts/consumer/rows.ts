/** States and refusals that many operations have. */
import type { Given } from '../states.js';
import { invalid, refusal, success, unauthenticated } from './answers.js';
import type { Row } from './exchange.js';

export const loggedIn = 'a reader is logged in';
export const thereIsABook = ['there is a book', { book_id: 128 }] as const;

/** A GET without parameters that returns what the state has set up. */
export function read(given: Given, data: unknown): Row<Record<string, never>> {
  return ['', {}, [given], success(data)];
}

/** A call with an expired token, which is refused also where the login is optional. */
export function expired<const Call>(call: Call, ...given: Given[]): Row<Call> {
  return ['with an expired token', call, ['the login of a reader has ended', ...given], unauthenticated];
}

/** A call without a token and one with an expired token. */
export function needsLogin<const Call>(call: Call, ...given: Given[]): Row<Call>[] {
  return [
    ['for a visitor', call, ['nobody is logged in', ...given], unauthenticated],
    expired(call, ...given),
  ];
}

export function pageTooLarge<const Call>(call: Call, ...given: Given[]): Row<Call & { psize: number }> {
  const refused = invalid('psize', '每页条数须在 1 到 100 之间');
  return ['with a page size over the limit', { ...call, psize: 500 }, given, refused];
}

export const atDesk = 'an operator is at the desk';

/** A call of the desk without a token and one after the operator's session has ended. */
export function needsOperator<const Call>(call: Call, ...given: Given[]): Row<Call>[] {
  return [
    ['for nobody', call, ['nobody is logged in', ...given], unauthenticated],
    [
      'after the session has ended',
      call,
      ['the session of an operator has ended', ...given],
      unauthenticated,
    ],
  ];
}

/** A call of the desk by an operator whose role is another one. */
export function otherRole<const Call>(call: Call, message: string): Row<Call> {
  return ['for another role', call, [atDesk, 'the operator has another role'], refusal(403, message)];
}
