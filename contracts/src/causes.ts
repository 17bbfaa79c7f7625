import type { Result } from './certify.js';
import type { Difference } from './differences.js';
import { codeOf, isEnvelope, jsonOf } from './envelope.js';
import { HookTrouble } from './hook.js';

/** Failures that very likely have one cause, with what helps. */
export interface Cause {
  /** Chinese, as is the remedy. */
  what: string;
  remedy: string;
  failures: Result[];
}

/** What a failure shows of its cause. */
interface Symptoms {
  trouble: Error | undefined;
  status: number | undefined;
  /** The answer as JSON, `undefined` if it is not JSON. */
  answer: unknown;
  /** The code that was expected. */
  expected: unknown;
  sentToken: boolean;
  differences: readonly Difference[];
}

interface Known {
  what: string;
  remedy: string;
  explains: (symptoms: Symptoms) => boolean;
}

/** From the outside in: a fault of the transport explains the differences in the body, too. */
const KNOWN: readonly Known[] = [
  {
    what: '钩子没能准备好状态',
    remedy: '看钩子的日志；每个状态要做什么、要给出什么值，见 STATES.md',
    explains: ({ trouble }) => trouble instanceof HookTrouble,
  },
  {
    what: '服务端没有应答',
    remedy: '看服务端的日志；只是慢的话，用 --timeout 多等一会儿',
    explains: ({ status }) => status === undefined,
  },
  {
    what: '服务端出错（HTTP 5xx）',
    remedy: '看服务端的日志',
    explains: ({ status = 0 }) => status >= 500,
  },
  {
    what: '找不到地址（HTTP 404、405，没有信封）',
    remedy: '这些接口还没有实现，或者 --base-url 少了 /api 之前的一段路径',
    explains: ({ status = 0, answer }) => [404, 405].includes(status) && !isEnvelope(answer),
  },
  {
    what: '用 HTTP 状态码拒绝',
    remedy: '应用的每个回答，拒绝也在内，HTTP 状态码都是 200；为什么拒绝写在信封的 code 里',
    explains: ({ status }) => status !== 200,
  },
  {
    what: '回答不是 JSON',
    remedy: '看前面的代理或框架是否换上了自己的页面；Content-Type 应为 application/json',
    explains: ({ answer }) => answer === undefined,
  },
  {
    what: '信封外面又套了一层信封',
    remedy: '多半是框架的统一包装与自己写的信封重复了，留一个',
    explains: ({ answer }) => isEnvelope(answer) && isEnvelope(answer.data),
  },
  {
    what: '回答没有信封',
    remedy: '每个回答都是 { "code", "msg", "data" }，内容放在 data 里',
    explains: ({ answer }) => !isEnvelope(answer),
  },
  {
    what: '带着 token 的请求被当作未登录（code -1）',
    remedy: '服务端应从请求头 token 里读登录凭证（不是 Authorization），并认得钩子给出的 token',
    explains: ({ answer, expected, sentToken }) => codeOf(answer) === -1 && expected !== -1 && sentToken,
  },
  {
    what: '没有登录却没有被拒绝',
    remedy: '没有 token 或 token 已过期时，答 code -1',
    explains: ({ answer, expected }) => expected === -1 && codeOf(answer) !== -1,
  },
  {
    what: '没有校验输入',
    remedy: '输入有误时答 code 400，并在 data.errors 里写明是哪个字段',
    explains: ({ answer, expected }) => expected === 400 && codeOf(answer) === 200,
  },
  {
    what: '次数过多（code 429）',
    remedy: '钩子收到 reset 时要连限次的计数一起清空，计数可能在 Redis 里',
    explains: ({ answer, expected }) => expected !== 429 && codeOf(answer) === 429,
  },
  {
    what: '时刻是毫秒',
    remedy: '时刻都是自 1970 年起的秒数：除以 1000，取整',
    explains: some(/_time$/, /整数/, /数字 \d{12,}$/),
  },
  {
    what: '数字写成了文字',
    remedy: '从数据库里读出的数字要转成数字再写进 JSON',
    explains: some(/./, /数字|整数|^为 -?\d/, /文字 "-?\d+(\.\d+)?"$/),
  },
  {
    what: '标记写成了布尔值',
    remedy: '标记是数字 0 或 1，不是 true、false',
    explains: some(/./, /数字|整数|^为 [01]$/, /布尔值/),
  },
  {
    what: '空的列表写成了 null',
    remedy: '没有内容的列表是 []',
    explains: some(/./, /数组|至少有/, /null$/),
  },
  {
    what: '空的 msg',
    remedy: '拒绝的 msg 和要显示的成功的 msg 是给人看的中文，不能为空',
    explains: some(/^msg$/, /不为空/, /文字 ""$/),
  },
  {
    what: '第一页是空的，count 却不是 0',
    remedy: '页码从 1 数起：page 为 1 时跳过 0 条',
    explains: (symptoms) =>
      (countOf(symptoms) ?? 0) > 0 && some(/^data\.list$/, /至少有/, /收到了 0 项$/)(symptoms),
  },
  {
    what: 'count 没有按条件来数',
    remedy: 'count 是符合请求里全部条件的总条数，不是整张表的条数，也不是这一页的条数',
    explains: (symptoms) =>
      countOf(symptoms) !== undefined && some(/^data\.count$/, /^为 \d/, /数字 \d+$/)(symptoms),
  },
];

/** The causes of the failures, the most frequent first. Failures that differ in another way have none. */
export function causesOf(results: readonly Result[]): Cause[] {
  const failures = results.filter(({ outcome }) => outcome === 'failed');
  const found = new Map<Known, Result[]>();
  for (const failure of failures) {
    const symptoms = symptomsOf(failure);
    const known = KNOWN.find(({ explains }) => explains(symptoms));
    if (known !== undefined) found.set(known, [...(found.get(known) ?? []), failure]);
  }
  return [...found]
    .map(([{ what, remedy }, own]) => ({ what, remedy, failures: own }))
    .toSorted((a, b) => b.failures.length - a.failures.length);
}

function symptomsOf({ interaction, exchange, differences }: Result): Symptoms {
  const { answered, sent, trouble } = exchange ?? {};
  return {
    trouble,
    status: answered?.status,
    answer: jsonOf(answered?.body),
    expected: codeOf(interaction.response.body.content),
    sentToken: sent?.headers.some(([name]) => name.toLowerCase() === 'token') === true,
    differences,
  };
}

/** How many items there are in all, if the answer is a page of a list. */
function countOf({ answer }: Symptoms): number | undefined {
  if (!isEnvelope(answer)) return undefined;
  const { list, count } = (answer.data ?? {}) as { list?: unknown; count?: unknown };
  return Array.isArray(list) && typeof count === 'number' ? count : undefined;
}

/** Whether a difference has such a path, such a need and such a value. */
function some(path: RegExp, needed: RegExp, came: RegExp): Known['explains'] {
  return ({ differences }) =>
    differences.some((one) => path.test(one.path) && needed.test(one.needed) && came.test(one.came));
}
