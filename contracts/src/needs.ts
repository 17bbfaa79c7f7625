import type { MatchingRule } from './contract.js';

/** What the site expects at one path of an answer, in Chinese, to follow 应. */
export function needOf(rule: MatchingRule | undefined, example: unknown, value?: unknown): string {
  // Two objects are compared field by field, so a difference here is one of the type.
  if (rule === undefined && isObject(example) && !isObject(value)) return `为${kindOfValue(example)}`;
  if (rule === undefined) return `为 ${short(example)}`;
  if (rule.match === 'arrayContains') return `含有这样的各项：${short(example)}`;
  if (rule.min !== undefined && Array.isArray(value)) return `至少有 ${String(rule.min)} 项`;
  return `为${kindOf(rule, example)}`;
}

/** What a rule accepts, in Chinese: 文字, 整数, 形如 … 的文字. */
export function kindOf(rule: MatchingRule | undefined, example: unknown): string {
  if (rule === undefined) return ` ${short(example)}`;
  if (rule.match === 'integer') return '整数';
  if (rule.match === 'number' || rule.match === 'decimal') return '数字';
  if (rule.match === 'regex') {
    const kind = typeof example === 'number' ? '整数' : '文字';
    return `形如 ${short(example)} 的${kind}（${rule.regex ?? ''}）`;
  }
  if (rule.match === 'notEmpty') return `不为空的${kindOfValue(example)}`;
  return kindOfValue(example);
}

/** What was received, in Chinese, to follow a comma. */
export function cameOf(value: unknown, rule: MatchingRule | undefined): string {
  if (value === undefined) return '没有收到这一项';
  if (rule?.min !== undefined && Array.isArray(value)) return `收到了 ${String(value.length)} 项`;
  if (value === null) return '收到了 null';
  const kind = rule?.match === 'integer' && typeof value === 'number' ? '小数' : kindOfValue(value);
  return `收到了${kind} ${short(value)}`;
}

const KINDS: Partial<Record<string, string>> = { string: '文字', number: '数字', boolean: '布尔值' };

function kindOfValue(value: unknown): string {
  if (value === null) return ' null';
  return Array.isArray(value) ? '数组' : (KINDS[typeof value] ?? '对象');
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

const LONGEST = 80;

function short(value: unknown): string {
  const text = value === undefined ? '空' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
