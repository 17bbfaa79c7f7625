import { beforeEach, describe, expect, it } from 'vitest';
import { queueCommand } from '../../src/commands/queue/queue-command.js';
import { donationQueue } from '../../src/features/feedback/donation-queue.queries.js';
import { actsIn, operatorOf } from '../support/operator.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const command = queueCommand(donationQueue);
const run = operatorOf(server, command);
let id: string;

beforeEach(async () => {
  await server.db.deleteFrom('book_donations').execute();
  const body = {
    unit_name: '砚山县第三小学',
    province_city: '云南省文山州',
    address: '砚山县书院路 8 号',
    contacts: '杨老师',
    phone: '0876-0000000',
    explain: '三至六年级语文、数学练习册各 120 册。',
  };
  await server.ask('submitBookDonation', { body });
  const row = await server.db.selectFrom('book_donations').select('id').executeTakeFirstOrThrow();
  id = String(row.id);
});

describe('requests for donations', () => {
  it('are listed, shown, handled and recorded', async () => {
    expect((await run('list')).split('\n')).toEqual([
      expect.stringMatching(/^1 份等待处理，最早的一份自 .*（0 天）。$/),
      expect.stringMatching(/ {2}待处理 {2}.* {2}砚山县第三小学 {2}云南省文山州 {2}杨老师 {2}0876-0000000$/),
    ]);
    expect(await run('show', id)).toMatch(/\n捐赠需求说明：三至六年级语文、数学练习册各 120 册。$/);
    expect(await run('contact', id, '--note', '问清科目')).toBe('已改为：联系过');
    expect(await run('handle', id, '--note', '十二月寄出', '--as', '李编辑')).toBe('已改为：已处理');
    expect(await run('list')).toMatch(/^没有等待处理的。\n.*（十二月寄出）$/);
    expect(await actsIn(server, 'donations')).toMatchObject([
      { act: 'contact', before: { status: 0 }, after: { status: 2 } },
      { operator: '李编辑', item: id, act: 'handle' },
    ]);
  });

  it('have no files', () => {
    expect(() => command(['files', id, '--out', '.'])).toThrow(/^用法：(?!.*files)/);
  });
});
