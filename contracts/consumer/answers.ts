import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, integer, like, string } = MatchersV3;

/** A success: the code has to be equal, `msg` and `data` have to match by type. */
export function success(data: unknown, msg = '成功') {
  return { code: 200, msg: string(msg), data };
}

/** The data of a list: one page and the total. */
export function listOf(item: object) {
  return { list: eachLike(item), count: integer(1) };
}

export const unauthenticated = { code: -1, msg: string('当前用户未登录'), data: null };

/** A 400. The form shows the message beside the field, so the field has to be equal; the message is up to the server. */
export function invalid(field: string, message: string) {
  return { code: 400, msg: string(message), data: { errors: [{ field, message: string(message) }] } };
}

/** The response of the operations that send a code to a phone, for an invalid number. */
export const invalidPhone = invalid('phone', '手机号码格式错误');

/** A refusal without data. */
export function refusal(code: 403 | 404 | 409 | 410 | 422, msg: string) {
  return { code, msg: string(msg), data: null };
}

export function tooOften(msg: string) {
  return { code: 429, msg: string(msg), data: { retry_after: integer(42) } };
}

/** 0 or 1. */
export const flag = like(0);

/** A file field: a path on the origin of the API. */
export function file(example: string) {
  return MatchersV3.regex(/^\/files\/\S+$/, example);
}

/** A text that is not empty. */
export function notEmpty(example: string): MatchersV3.Matcher<string> {
  const matchers = ['type', 'notEmpty'].map((type) => ({ 'pact:matcher:type': type }));
  // The engine can apply several matchers to one value, but the type declarations allow only one.
  return { 'pact:matcher:type': matchers, value: example } as unknown as MatchersV3.Matcher<string>;
}
