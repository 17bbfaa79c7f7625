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

/** What a refusal says of one field, by the wire's name of it. */
export interface RefusedField {
  field: string;
  message: string;
}

/** The fields that a refusal names: `error.data.errors`, as in the client's `ApiError` of code 400. */
export function refusedFieldsOf(error: unknown): RefusedField[] {
  const errors = propertyOf(propertyOf(error, 'data'), 'errors');
  return Array.isArray(errors) ? errors.filter(isRefusedField) : [];
}

/** The envelope's code of a refusal, as in the client's `ApiError`; null for every other error. */
export function refusalCodeOf(error: unknown): number | null {
  const code = propertyOf(error, 'code');
  return typeof code === 'number' ? code : null;
}

/**
 * No answer came that could be read: the same may well arrive the next time. The client's errors say so in `kind`;
 * an abort that the person did not ask for is the browser's or the page's.
 */
export function isLostLine(error: unknown): boolean {
  const kind = propertyOf(error, 'kind');
  const isAborted = propertyOf(error, 'name') === 'AbortError';
  return kind === 'network' || kind === 'timeout' || kind === 'malformed' || isAborted;
}

function isRefusedField(value: unknown): value is RefusedField {
  return typeof propertyOf(value, 'field') === 'string' && typeof propertyOf(value, 'message') === 'string';
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
