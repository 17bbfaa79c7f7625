import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reply } from '../../support/answers.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  ({ token } = await newOperator(server));
});
beforeEach(async () => {
  for (const table of ['code_checks', 'genuine_codes', 'code_batches', 'operator_acts'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const verify = (code: string, address: string) =>
  server.call('verifyGenuineBook', { body: { code }, address });

async function make() {
  const body = { book_id: 1, amount: 3, printer: '示例印务' };
  const { name, csv } = await server.ask('makeDeskBatch', { token, body });
  return {
    name,
    codes: csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1] ?? ''),
  };
}

describe('codes at the desk', () => {
  it('are made, checked, recalled and restored', async () => {
    const { name, codes } = await make();
    const [first = '', second = ''] = codes;
    for (const address of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) await verify(first, address);
    const { list } = await server.ask('getDeskBatches', { token });
    expect(list).toMatchObject([
      { name, book: '高考数学总复习', amount: 3, made_by: '李敏', checked: 1, again: 2, suspicious: 1 },
    ]);
    const change = (what: string, reason = '印厂失窃') =>
      server.call('changeDeskBatch', { token, body: { name, change: what, reason } });
    expect(await change('recall')).toEqual(reply(200, '已收回'));
    // The same decision again, whose answer was lost.
    expect(await change('recall')).toEqual(reply(200, '已收回'));
    expect(await change('recall', '印错')).toEqual(reply(409, '这一批已经收回'));
    expect((await verify(second, '192.0.2.1')).code).toBe(410);
    expect(await change('restore')).toEqual(reply(200, '已恢复'));
    expect((await verify(second, '192.0.2.1')).code).toBe(200);
    expect((await actsIn(server, 'codes')).map(({ operator, act }) => [operator, act])).toEqual([
      ['李敏', 'make'],
      ['李敏', 'recall'],
      ['李敏', 'restore'],
    ]);
  });

  it('tell their checks by day and who did what', async () => {
    const { name, codes } = await make();
    await verify(codes[0] ?? '', '203.0.113.1');
    const { days, history } = await server.ask('getDeskBatch', { token, body: { name } });
    expect(days).toHaveLength(30);
    expect(days.map(({ checks }) => checks)).toEqual([...Array.from({ length: 29 }, () => 0), 1]);
    expect(history).toMatchObject([{ text: '李敏做了这一批', reason: '' }]);
  });

  it('that were checked from several networks are listed by fingerprint', async () => {
    const { name, codes } = await make();
    for (const address of ['203.0.113.1', '203.0.113.9', '198.51.100.1'])
      await verify(codes[0] ?? '', address);
    expect(await server.ask('listDeskSuspicious', { token, body: { days: 30 } })).toMatchObject({
      list: [{ batch: name, checks: 3, days: 1, places: ['203.0.*.*', '198.51.*.*'] }],
      provinces: [],
      networks: [
        { name: '203.0.*.*', checks: 2 },
        { name: '198.51.*.*', checks: 1 },
      ],
    });
  });
});
