import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeCommand } from '../../src/commands/notice-command.js';
import { sendDueNotices } from '../../src/features/notices/send-notices.queries.js';
import { comingActivity, enrol, insertActivities, logInAll } from '../fixtures/activities.js';
import { parent, teacher } from '../fixtures/people.js';
import { operatorOf, removeFolders, temporaryFolder } from '../support/operator.js';
import { useTestServer } from '../support/test-server.js';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const server = useTestServer();
const run = operatorOf(server, noticeCommand);
const sent = async () => {
  const rows = await server.db.selectFrom('messages').select('message_html').execute();
  return rows.map(({ message_html }) => message_html);
};
const toActivity = `活动:${String(comingActivity)}`;

beforeAll(async () => {
  await insertActivities(server.db);
  await enrol(server, await logInAll(server));
});
beforeEach(async () => {
  await server.db.deleteFrom('messages').execute();
  await server.db.deleteFrom('notices').execute();
});
afterAll(removeFolders);

describe('the command notices', () => {
  it('counts, sends the text of a file, and shows how it went', async () => {
    expect(await run('count', '--to', toActivity)).toBe('1 人会收到。\n其中：待审核 1 人');
    expect(await run('list')).toBe('还没有通知。');
    const file = join(await temporaryFolder(), '正文.txt');
    await writeFile(file, '{姓名}老师，您好！\n大巴 7:30 出发。\n');
    const told = await run('send', '--to', toActivity, '--title', '集合时间', '--file', file, '--as', '周衡');
    const id = /编号 (\d+)/.exec(told)?.[1] ?? '';
    expect(told).toBe(`编号 ${id}，发给 1 人，由运行中的服务端马上发出。`);
    await sendDueNotices(server.db);
    expect(await sent()).toEqual(['<p>周明老师，您好！</p><p>大巴 7:30 出发。</p>']);
    expect(await run('list')).toMatch(
      / {2}已发 {2}.* {2}集合时间 {2}单元教学研讨 · 已通过和待审核的人 {2}1 人，读过 0$/,
    );
    expect(await run('show', id)).toMatch(
      /\n大巴 7:30 出发。\n.* {2}周衡 {2}改为草稿\n.* {2}周衡 {2}改为定时$/,
    );
  });

  it('sends at a time, until it is taken back', async () => {
    const text = ['--title', '停机维护', '--text', '今晚两点。'];
    const told = await run('send', '--to', '全体', ...text, '--at', '2999-11-28T02:00');
    const id = /编号 (\d+)/.exec(told)?.[1] ?? '';
    expect(told).toBe(`编号 ${id}，发给 3 人，由运行中的服务端到时发出。`);
    await sendDueNotices(server.db);
    expect(await sent()).toEqual([]);
    expect(await run('list')).toMatch(/定时 {2}2999-11-28 02:00:00 {2}停机维护 {2}全体 {2}3 人$/);
    expect(await run('cancel', id)).toBe(`编号 ${id} 已撤回，成为草稿。`);
    await expect(run('cancel', id)).rejects.toThrow('只有定时而未发的可以撤回');
  });

  it.each([
    ['教师', 1],
    [teacher, 1],
    [parent, 1],
    [`${toActivity}:待审核`, 1],
    [`${toActivity}:已通过`, 0],
  ])('counts %s', async (to, count) => {
    expect(await run('count', '--to', to)).toContain(`${String(count)} 人会收到。`);
  });

  it.each<[string, string[], string]>([
    ['a word that it does not know', ['sent'], '用法：'],
    ['a text and a file', ['send', '--to', '全体', '--title', '题', '--text', '文', '--file', 'x'], '用法：'],
    ['an account that does not exist', ['count', '--to', '13700000000'], '没有这样的收信人：13700000000'],
    ['an activity that does not exist', ['count', '--to', '活动:9999'], '没有这样的收信人'],
    ['an empty text', ['send', '--to', '全体', '--title', '题', '--text', ' '], '正文不能为空。'],
    [
      'a title that is too long',
      ['send', '--to', '全体', '--title', '题'.repeat(41), '--text', '文'],
      '题目最多 40 字',
    ],
    [
      'a file that is not there',
      ['send', '--to', '全体', '--title', '题', '--file', '/gone'],
      '不能读取 /gone。',
    ],
    [
      'a time that is over',
      ['send', '--to', '全体', '--title', '题', '--text', '文', '--at', '2020-01-01T00:00'],
      '已经过去',
    ],
    [
      'another time',
      ['send', '--to', '全体', '--title', '题', '--text', '文', '--at', '明天'],
      '--at 的时间形如',
    ],
    ['nobody', ['send', '--to', '商家', '--title', '题', '--text', '文'], '没有人会收到'],
    [
      'another number',
      ['send', '--to', '全体', '--title', '题', '--text', '文', '--count', '80'],
      '（--count 3）',
    ],
    ['a notice that does not exist', ['show', '99999'], '没有这个编号。'],
  ])('refuses %s, and writes nothing', async (_case, argv, message) => {
    await expect((async () => run(...argv))()).rejects.toThrow(message);
    expect(await server.db.selectFrom('notices').select('id').execute()).toEqual([]);
  });
});
