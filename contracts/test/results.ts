import type { Result } from '../src/certify.js';
import { referenceOf } from '../src/contract.js';
import type { Difference } from '../src/differences.js';
import type { Message } from '../src/relay.js';
import { asked } from './contract.js';

const JSON_TYPE: Message['headers'] = [['content-type', 'application/json']];

function exchange(question: object, answer: string) {
  return {
    sent: {
      method: 'POST',
      path: '/api/getBook',
      headers: [...JSON_TYPE, ['token', 'a-token-of-some-length']] satisfies Message['headers'],
      body: Buffer.from(JSON.stringify(question)),
    },
    answered: { status: 200, headers: JSON_TYPE, body: Buffer.from(answer) },
    milliseconds: 12,
  };
}

function result(description: string, about: Partial<Result> & Pick<Result, 'outcome'>): Result {
  const interaction = asked(description);
  return { interaction, reference: referenceOf(interaction), differences: [], ...about };
}

const DIFFERENCE: Difference = { path: 'data.list[0].title', needed: '为文字', came: '收到了数字 5' };

/** One result of each kind. The received text would break a document that does not escape it. */
export const results: Result[] = [
  result('login', {
    outcome: 'not run',
    reason: '没有给出 --states-url，无法准备它的状态',
    missing: ['an account is registered'],
  }),
  result('getBook for a visitor', {
    outcome: 'failed',
    differences: [
      DIFFERENCE,
      { path: '', needed: '有应答', came: '收到了 <script>alert(1)</script> & ]]>\u0001' },
    ],
    exchange: exchange({ book_id: 128 }, '{"code":200,"msg":"<script>alert(1)</script>"}'),
  }),
  result('getBook with an invalid id', {
    outcome: 'passed',
    exchange: exchange({ book_id: '' }, '{"code":400}'),
  }),
];
