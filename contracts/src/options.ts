import { parseArgs } from 'node:util';

import type { Contract } from './contract.js';
import { referenceOf } from './contract.js';

export interface Options {
  /** Without a trailing slash. */
  baseUrl: string;
  statesUrl: string | undefined;
  /** Tags or operations; an empty list means all. */
  only: string[];
  /** Whether the operations of the operators' desk are verified, too, which no other backend has to have. */
  desk: boolean;
  /** Folder for the reports. */
  report: string | undefined;
  allowMissingStates: boolean;
  /** Whether requests with side effects, such as text messages, are sent without a hook. */
  allowSideEffects: boolean;
  /** Stop after so many failures, and describe no more of them; `Infinity` for no limit. */
  maxFailures: number;
  /** Run again whenever Enter is pressed. */
  watch: boolean;
  /** Time-out of each answer. */
  timeoutSeconds: number;
}

/** Invalid options. The message is shown to the user of the command. */
export class UsageError extends Error {}

export type Command =
  { name: 'help' } | { name: 'version' } | { name: 'serve-reference' } | { name: 'verify'; options: Options };

const DEFAULT_TIMEOUT_SECONDS = 10;

/** @throws UsageError */
export function readCommand(args: string[], contract: Contract): Command {
  const { values, positionals } = parse(args);
  if (values.help === true) return { name: 'help' };
  if (values.version === true) return { name: 'version' };
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('缺少命令 verify');
  if (name !== 'verify' && name !== 'serve-reference') {
    throw new UsageError(`没有“${name}”这个命令，可用的是 verify 和 serve-reference`);
  }
  if (rest.length > 0) throw new UsageError(`多余的参数：${rest.join(' ')}`);
  if (name === 'serve-reference') return { name };
  if (values['base-url'] === undefined) throw new UsageError('缺少 --base-url：被验证的服务端的网址');
  return {
    name: 'verify',
    options: {
      baseUrl: address('--base-url', values['base-url']),
      statesUrl:
        values['states-url'] === undefined ? undefined : address('--states-url', values['states-url']),
      only: only(values.only ?? [], contract),
      desk: values.desk === true,
      report: values.report,
      allowMissingStates: values['allow-missing-states'] === true,
      allowSideEffects: values['allow-side-effects'] === true,
      maxFailures: count('--max-failures', values['max-failures']),
      watch: values.watch === true,
      timeoutSeconds: seconds(values.timeout),
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        'states-url': { type: 'string' },
        only: { type: 'string', multiple: true },
        desk: { type: 'boolean' },
        report: { type: 'string' },
        'allow-missing-states': { type: 'boolean' },
        'allow-side-effects': { type: 'boolean' },
        'max-failures': { type: 'string' },
        watch: { type: 'boolean' },
        timeout: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    throw new UsageError(inChinese(error), { cause: error });
  }
}

function inChinese(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const option = /'(-[^'<\s]*)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `没有 ${option} 这个选项`;
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? `${option} 的写法有误` : message;
}

function address(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`${option} 应为以 http:// 或 https:// 开头的网址，收到了“${text}”`);
  }
  if (url.username !== '' || url.password !== '') throw new UsageError(`${option} 里不能写用户名和密码`);
  return url.href.replace(/\/+$/, '');
}

function seconds(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TIMEOUT_SECONDS;
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new UsageError(`--timeout 应为 1 至 600 的秒数，收到了“${text}”`);
  return value;
}

function count(option: string, text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`${option} 应为正整数，收到了“${text}”`);
  return Number(text);
}

function only(given: string[], { interactions, metadata }: Contract): string[] {
  const names = given.flatMap((text) => text.split(',')).map((name) => name.trim());
  const references = interactions.map(referenceOf);
  const asked = new Set(references.map(({ tag }) => tag));
  const tags = metadata.inkstone.tags.map(({ name }) => name).filter((name) => asked.has(name));
  const known = new Set([...tags, ...references.map(({ operationId }) => operationId)]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `--only 里没有“${unknown.join('、')}”；可用的标签：${tags.join(' ')}，也可以写操作的名字`,
    );
  }
  return names;
}
