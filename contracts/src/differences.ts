import type { Interaction } from './contract.js';
import { exampleAt, readablePath, ruleAt, stepsOf, valueAt } from './json-path.js';
import { cameOf, kindOf, needOf } from './needs.js';
import type { Exchange } from './relay.js';
import type { Mismatch, Verdict } from './run-engine.js';

/** One difference from the expected answer; `path` is empty if it concerns the whole answer. */
export interface Difference {
  path: string;
  needed: string;
  came: string;
}

/** The differences of one interaction, in the order of an answer: state, status, headers, body. */
export function differencesOf(
  interaction: Interaction,
  verdict: Verdict | undefined,
  exchange: Exchange | undefined,
): Difference[] {
  if (exchange?.answered === undefined) {
    const came = exchange?.trouble?.message ?? '验证引擎没有发出这个问题';
    return [{ path: '', needed: '有应答', came }];
  }
  const body = readJson(exchange.answered.body);
  // The engine reports them in random order.
  const mismatches = (verdict?.mismatches ?? []).toSorted(
    (a, b) => rank(a) - rank(b) || IN_ORDER.compare(a.path ?? '', b.path ?? ''),
  );
  const isOfAnotherType = mismatches.some(({ type }) => type === 'HeaderMismatch');
  const found = mismatches.flatMap((mismatch) => {
    // The content-type header reports the same.
    if (mismatch.type === 'BodyTypeMismatch' && isOfAnotherType) return [];
    return readMismatch(mismatch, interaction, body);
  });
  const different = new Map(found.map((difference) => [sentence(difference), difference]));
  return different.size > 0
    ? [...different.values()]
    : [{ path: '', needed: '与契约一致', came: '验证引擎没有说明差异' }];
}

/** Such as `data.list[0].title 应为文字，收到了数字 5`. */
export function sentence({ path, needed, came }: Difference): string {
  const where = path === '' ? '' : `${path} `;
  return `${where}应${needed}，${came}`;
}

const IN_ORDER = new Intl.Collator('en', { numeric: true });

function rank({ type }: Mismatch): number {
  return ['StatusMismatch', 'HeaderMismatch', 'BodyTypeMismatch', 'BodyMismatch'].indexOf(type);
}

function readMismatch(mismatch: Mismatch, { response }: Interaction, body: Json): Difference[] {
  const { type, path = '$', key = '', expected, actual } = mismatch;
  if (type === 'StatusMismatch') {
    return [{ path: 'HTTP 状态', needed: `为 ${String(expected)}`, came: `收到了 ${String(actual)}` }];
  }
  if (type === 'HeaderMismatch') {
    const came = actual === '' ? '没有收到' : `收到了 ${String(actual)}`;
    return [{ path: `响应头 ${key}`, needed: `为 ${String(expected)}`, came }];
  }
  if (body.is !== 'JSON') return [{ path: '正文', needed: '为 JSON', came: body.words }];
  if (!path.startsWith('$')) return [{ path: '正文', needed: '与契约一致', came: mismatch.mismatch }];
  return readBody(path, response, body.value);
}

function readBody(
  path: string,
  { body, matchingRules }: Interaction['response'],
  answer: unknown,
): Difference[] {
  const rules = matchingRules?.body ?? {};
  const steps = stepsOf(path);
  const example = exampleAt(body.content, steps);
  const value = valueAt(answer, steps);
  const absent = absentKeys(example, value);
  if (absent.length > 0) {
    // The engine names the parent object, but the backend team looks for the field.
    return absent.map((name) => ({
      path: readablePath(`${path}.${name}`),
      needed: `有这一项（${kindOf(ruleAt(rules, [...steps, name]), exampleAt(example, [name])).trim()}）`,
      came: '没有收到',
    }));
  }
  const rule = ruleAt(rules, steps);
  return [{ path: readablePath(path), needed: needOf(rule, example, value), came: cameOf(value, rule) }];
}

/** The fields of the example that the answer lacks; none if the answer is not an object. */
function absentKeys(example: unknown, value: unknown): string[] {
  if (!isObject(example) || !isObject(value)) return [];
  return Object.keys(example).filter((name) => !(name in value));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Json = { is: 'JSON'; value: unknown } | { is: 'empty' | 'other'; words: string };

function readJson(body: Buffer): Json {
  const text = body.toString();
  if (text.trim() === '') return { is: 'empty', words: '收到了空的正文' };
  try {
    return { is: 'JSON', value: JSON.parse(text) };
  } catch {
    return { is: 'other', words: `收到了 ${text.slice(0, 60)}` };
  }
}
