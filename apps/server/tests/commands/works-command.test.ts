import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueCommand } from '../../src/commands/queue/queue-command.js';
import { workQueue } from '../../src/features/activities/application-queues.queries.js';
import {
  applications,
  enrol,
  forgetApplications,
  insertActivities,
  logInAll,
  submitWork,
  type Tokens,
} from '../fixtures/activities.js';
import { actsIn, operatorOf } from '../support/operator.js';
import { startProcess } from '../support/process.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
let tokens: Tokens;
let id: number;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
});
beforeEach(async () => {
  await forgetApplications(server);
  id = await submitWork(server, tokens);
});

const worksCommand = queueCommand(workQueue);
const run = operatorOf(server, worksCommand);

const asTheAuthor = () => server.ask('getStudentApplication', { token: tokens.student, body: { id } });
const statusOf = async () => (await asTheAuthor()).status;

describe('works of students', () => {
  it('are approved or rejected, and their authors see the decision with its reason', async () => {
    expect(await run('reject', String(id), '--note', '照片 <2 张>，请补拍')).toBe('已改为：未通过');
    expect(await asTheAuthor()).toMatchObject({ status: -1, descr: '照片 <2 张>，请补拍' });
    const { list } = await server.ask('listMessages', { token: tokens.student });
    expect(list[0]).toMatchObject({
      title: '作品未通过审核',
      message:
        '<p>您投给“校园观鸟”的作品未通过审核：照片 &lt;2 张&gt;，请补拍。修改之后可以在“我的活动”里重新上传。</p>',
    });
    expect(await run('approve', String(id), '--note', '拟展出')).toBe('已改为：已通过');
    expect(await asTheAuthor()).toMatchObject({ status: 1, descr: '' });
    expect((await actsIn(server, 'works')).map(({ act }) => act)).toEqual(['reject', 'approve']);
    expect((await server.ask('listMessages', { token: tokens.student })).list).toHaveLength(list.length);
  });

  it('are listed with their fields, waiting ones first', async () => {
    const decided = {
      article_id: 2,
      user_id: 3,
      name: '家\u001b[2J长',
      school: '学校',
      tel: '1',
      status: 1,
    } as const;
    await server.db.updateTable('activities').set({ activity_type: 2 }).where('article_id', '=', 2).execute();
    const { id: decidedId } = await server.db
      .insertInto('activity_applications')
      .values({ ...decided, updated_at: '2998-01-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [head, waiting, other, ...none] = (await run('list')).split('\n');
    expect(head).toMatch(/^1 份等待处理，/);
    expect(waiting).toMatch(
      new RegExp(`^${String(id)}  待审核  \\d{4}-\\d\\d-\\d\\d [\\d:]{8}  校园观鸟  林小满  杭州市第二中学$`),
    );
    expect(other).toBe(`${String(decidedId)}  已通过  2998-01-01 08:00:00  教学研讨  家 [2J长  学校`);
    expect(none).toEqual([]);
    await server.db.updateTable('activities').set({ activity_type: 1 }).where('article_id', '=', 2).execute();
  });

  it('give a message when there are none', async () => {
    await forgetApplications(server);
    expect(await run('list')).toBe('没有等待处理的。');
  });

  it('cannot be applications of teachers or unknown ids', async () => {
    const enrolment = await enrol(server, tokens);
    await expect(run('approve', String(enrolment))).rejects.toThrow('没有这个编号。');
    await expect(run('reject', '999999', '--note', '原因')).rejects.toThrow('没有这个编号。');
    expect((await applications(server)).map(({ status }) => status)).toEqual([0, 0]);
    expect((await run('list')).split('\n')).toHaveLength(2);
  });
});

describe('an invalid command', () => {
  it.each([
    [],
    ['list', '1'],
    ['approve'],
    ['approve', '0'],
    ['approve', '1x'],
    ['reject', '1', '2'],
    ['grant', '1'],
  ])('%j prints the usage', (...argv) =>
    expect(() => worksCommand(argv)).toThrow('用法：npm run works -w @inkstone/server -- list'),
  );
});

it('the program works on the database of the running server', async () => {
  const environment = {
    DATABASE_URL: server.database.url,
    INKSTONE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 'i'.repeat(32),
  };
  const started = startProcess(environment, 'src/commands/works.ts', [], ['approve', String(id)]);
  expect(await started.ended).toEqual({ code: 0, signal: null });
  expect(started.stdout()).toBe('已改为：已通过\n');
  expect(await statusOf()).toBe(1);
});
