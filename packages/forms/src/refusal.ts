import { refusalMessages } from './messages.zh.js';

/**
 * The words of what `onSubmit` rejected with. A form knows no client: it asks of an error nothing but
 * a Chinese `message`, which is how the client's errors are made. A mistake in the programme (a
 * TypeError, say) speaks English and is no business of the reader.
 */
export function refusalOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /\p{Script=Han}/u.test(message) ? message : refusalMessages.unknown;
}
