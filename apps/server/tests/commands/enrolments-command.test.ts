import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueCommand } from '../../src/commands/queue/queue-command.js';
import { enrolmentQueue } from '../../src/features/activities/application-queues.queries.js';
import {
  applications,
  enrol,
  forgetApplications,
  insertActivities,
  logInAll,
  submitWork,
  type Tokens,
} from '../fixtures/activities.js';
import { file, form, pdf } from '../fixtures/files.js';
import { operatorOf, removeFolders, temporaryFolder } from '../support/operator.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const run = operatorOf(server, queueCommand(enrolmentQueue));
let tokens: Tokens;
let id: string;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
});
beforeEach(async () => {
  await forgetApplications(server);
  id = String(await enrol(server, tokens));
});
afterAll(removeFolders);

describe('enrolments of teachers', () => {
  it('are listed, shown and approved with a note that the teacher does not see', async () => {
    expect(await run('list')).toMatch(
      /^1 份等待处理.*\n\d+ {2}待审核 {2}.* {2}单元教学研讨 {2}周明 {2}北京市第十二中学$/,
    );
    expect(await run('show', id)).toMatch(/\n手机号：010-1234\n邮箱：zhou\n教授学科：数学\n教授学段：高中$/);
    expect(await run('approve', id, '--note', '二号车')).toBe('已改为：已通过');
    const { list } = await server.ask('listMyActivities', { token: tokens.teacher });
    expect(list).toMatchObject([{ status: 1 }]);
    expect(JSON.stringify(list)).not.toContain('二号车');
    expect(await run('list')).toMatch(/（二号车）$/);
  });

  it('are exported as a list', async () => {
    await run('approve', id, '--note=-二号车');
    const path = join(await temporaryFolder(), '名单.csv');
    await run('csv', '--out', path);
    expect((await readFile(path, 'utf8')).split('\r\n')).toEqual([
      '\uFEFF编号,状态,提交时间,活动,姓名,学校,手机号,邮箱,教授学科,教授学段,备注,经办人,处理时间',
      expect.stringMatching(
        /^\d+,已通过,[^,]+,单元教学研讨,周明,北京市第十二中学,010-1234,zhou,数学,高中,'-二号车,[^,]+,[^,]+$/,
      ),
      '',
    ]);
  });

  it('give their attachments as files', async () => {
    const sent = form({ id, files: file('报名表.pdf', pdf) });
    await server.ask('uploadActivityFile', { token: tokens.teacher, form: sent });
    const folder = await temporaryFolder();
    const path = join(folder, `${id} 附件.pdf`);
    expect(await run('files', id, '--out', folder)).toBe(path);
    expect(await readFile(path)).toEqual(pdf);
  });

  it('are not the works of students', async () => {
    const work = await submitWork(server, tokens);
    await expect(run('approve', String(work))).rejects.toThrow('没有这个编号。');
    expect((await applications(server)).map(({ status }) => status)).toEqual([0, 0]);
    expect((await run('list')).split('\n')).toHaveLength(2);
  });
});
