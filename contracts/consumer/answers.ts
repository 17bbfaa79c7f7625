import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, fromProviderState, integer, like, regex, string } = MatchersV3;

/** A text that the provider takes from its state, as `${code}`, instead of the example. */
export function fromState(expression: string, example: string): string {
  return fromProviderState(expression, example) as unknown as string;
}

/** A success: the code has to be equal, `data` has to match by type. The site shows `msg` only where one is given. */
export function success(data: unknown, msg?: string) {
  return { code: 200, msg: msg === undefined ? string('成功') : notEmpty(msg), data };
}

export function page(item: object) {
  return success({ list: eachLike(item), count: positive(1) });
}

export const unauthenticated = { code: -1, msg: notEmpty('当前用户未登录'), data: null };

/** A 400. The form shows the message beside the field, so the field has to be equal; the message is up to the server. */
export function invalid(field: string, message: string) {
  return { code: 400, msg: notEmpty(message), data: { errors: [{ field, message: notEmpty(message) }] } };
}

/** The response of the operations that send a code to a phone, for an invalid number. */
export const invalidPhone = invalid('phone', '手机号码格式错误');

export function refusal(code: 403 | 404 | 409 | 410 | 422, msg: string) {
  return { code, msg: notEmpty(msg), data: null };
}

export function tooOften(msg: string) {
  return { code: 429, msg: notEmpty(msg), data: { retry_after: integer(42) } };
}

/** The focus of a picture. */
export const focus = regex(/^\d{1,3}% \d{1,3}%$/, '97% 50%');

/** 0 or 1. */
export const flag = like(0);

/** A time in seconds since 1970. A time in milliseconds has more digits: 13 since 2001. */
export function seconds(example: number): MatchersV3.Matcher<number> {
  return every([{ 'pact:matcher:type': 'regex', regex: String.raw`^\d{1,11}$` }, 'integer'], example);
}

export function positive(example: number): MatchersV3.Matcher<number> {
  return every([{ 'pact:matcher:type': 'regex', regex: String.raw`^[1-9]\d*$` }, 'integer'], example);
}

/** A path on the origin of the API, or an https URL, for example on a CDN. */
export const FILE = String.raw`(/files/|https://[^\s,/]+/)[^\s,]+`;

export function file(example: string) {
  return MatchersV3.regex(`^${FILE}$`, example);
}

/** A field with one or several files, joined by commas. */
export function files(example: string) {
  return MatchersV3.regex(`^${FILE}(,${FILE})*$`, example);
}

export function notEmpty(example: string): MatchersV3.Matcher<string> {
  return every(['notEmpty', 'type'], example);
}

/**
 * Several matchers for one value, which the engine can apply, but whose type declarations allow only one. The command
 * names the first one where a value does not match.
 */
function every<T>(matchers: readonly (string | object)[], value: T): MatchersV3.Matcher<T> {
  const rules = matchers.map((one) => (typeof one === 'string' ? { 'pact:matcher:type': one } : one));
  return { 'pact:matcher:type': rules, value } as unknown as MatchersV3.Matcher<T>;
}
