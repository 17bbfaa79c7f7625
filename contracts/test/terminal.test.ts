import { expect, it } from 'vitest';

import { exitCodeOf } from '../src/summary.js';
import { paintFor, writeOutcome } from '../src/terminal.js';
import { contract } from './contract.js';
import { results } from './results.js';

it('prints a table by tag, the failures and the missing states', () => {
  expect(writeOutcome(contract, results, paintFor(false))).toMatchInlineSnapshot(`
    "标签           通过  失败  未运行
    ─────────────────────────────────
    账户 accounts     0     0       1
    图书 books        1     1       0
    ─────────────────────────────────
    合计              1     1       1

    ✗ getBook for a visitor  getBook 的说明
      • data.list[0].title 应为文字，收到了数字 5
      • 应有应答，收到了 <script>alert(1)</script> & ]]>
      前提  there is a book {"book_id":128}；nobody is logged in
      发出  POST /api/getBook
            content-type: application/json
            token: a-toke…（共 22 字）
            {
              "book_id": 128
            }
      收到  HTTP 200
            content-type: application/json
            {
              "code": 200,
              "msg": "<script>alert(1)</script>"
            }
      规格  A 3 / B 7

    ⚑ 失败多半出于：
      回答没有信封  1 项：getBook
        → 每个回答都是 { "code", "msg", "data" }，内容放在 data 里

    ○ 未运行 1 项，因为这些状态没有准备（写法见 STATES.md，逐项见 --report）：
      an account is registered  1 项

    1 项通过，1 项失败，1 项未运行"
  `);
});

it('uses colours only in a terminal', () => {
  expect(writeOutcome(contract, results, paintFor(true))).toContain('\u001b[31m✗');
});

it('exits with the code of the worst result', () => {
  const [missing, failed, passed] = results.map((result) => [result]);
  expect(exitCodeOf(passed ?? [], false)).toBe(0);
  expect(exitCodeOf([...(missing ?? []), ...(failed ?? [])], false)).toBe(1);
  expect(exitCodeOf([...(missing ?? []), ...(passed ?? [])], false)).toBe(3);
  expect(exitCodeOf([...(missing ?? []), ...(passed ?? [])], true)).toBe(0);
  const optional = (missing ?? []).map((result) => ({
    ...result,
    reference: { ...result.reference, isOptional: true as const },
  }));
  expect(exitCodeOf([...optional, ...(passed ?? [])], false)).toBe(0);
});
