import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applications,
  claimedKeys,
  comingActivity,
  enrol,
  forgetApplications,
  insertActivities,
  logInAll,
  submitWork,
  type Tokens,
  uploads,
  work,
} from '../../fixtures/activities.js';
import { runningActivity } from '../../fixtures/articles.js';
import * as files from '../../fixtures/files.js';
import { file, form } from '../../fixtures/files.js';
import { reply } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let tokens: Tokens;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
});
beforeEach(async () => {
  await forgetApplications(server);
  for (const id of [runningActivity, comingActivity]) await setEnd(id, '2999-01-01T00:00:00Z');
});

async function decide(status: -1 | 1): Promise<void> {
  await server.db.updateTable('activity_applications').set({ status }).execute();
}

async function endActivity(id: number): Promise<void> {
  await setEnd(id, '2026-02-01T00:00:00Z');
}

async function setEnd(id: number, ends_at: string): Promise<void> {
  const times = { starts_at: '2026-01-01T00:00:00Z', ends_at };
  await server.db.updateTable('activities').set(times).where('article_id', '=', id).execute();
}

interface Work {
  files: string;
  status: number;
}

const getWork = (id: number, token = tokens.student) =>
  server.call('getStudentApplication', { token, body: { id } });

describe('uploadActivityFile', () => {
  const attach = (id: number, sent: File | File[], token = tokens.teacher) =>
    server.call('uploadActivityFile', { token, form: form({ id: String(id), files: sent }) });

  it('replaces the earlier file (spec: B7 activity_file)', async () => {
    const id = await enrol(server, tokens);
    expect(await attach(id, file('初稿.doc', files.doc))).toEqual(reply(200, '上传成功'));
    const [first] = await claimedKeys(server);
    await attach(id, file('定稿.docx', files.docx));
    const [application] = await applications(server);
    expect(application?.file_keys).toHaveLength(1);
    expect(application?.file_keys).not.toContain(first);
    expect(await claimedKeys(server)).toEqual(application?.file_keys);
  });

  it('keeps one of two files that come at the same time and releases the other', async () => {
    const id = await enrol(server, tokens);
    await Promise.all([attach(id, file('a.pdf', files.pdf)), attach(id, file('b.pdf', files.pdf))]);
    const [application] = await applications(server);
    expect(await uploads(server)).toHaveLength(2);
    expect(await claimedKeys(server)).toEqual(application?.file_keys);
  });

  it('is for the owner only, and does not reveal applications of others', async () => {
    const id = await enrol(server, tokens);
    const unknown = reply(404, '没有这份报名');
    expect(await attach(id, file('a.pdf', files.pdf), tokens.student)).toEqual(unknown);
    expect(await attach(999999, file('a.pdf', files.pdf))).toEqual(unknown);
    expect((await attach(id, file('a.pdf', files.pdf), 'stale')).code).toBe(-1);
    expect(await uploads(server)).toEqual([]);
  });

  it('adds a missing file after the activity has ended, and replaces none', async () => {
    const id = await enrol(server, tokens);
    await endActivity(comingActivity);
    expect(await attach(id, file('a.pdf', files.pdf))).toEqual(reply(200, '上传成功'));
    expect(await attach(id, file('b.pdf', files.pdf))).toEqual(reply(409, '活动已结束，不能再更换文件'));
  });

  it('refuses an approved work, and sends a rejected one back to review', async () => {
    const id = await submitWork(server, tokens);
    await decide(-1);
    expect((await attach(id, file('a.pdf', files.pdf), tokens.student)).code).toBe(200);
    expect(await applications(server)).toMatchObject([{ status: 0 }]);
    await decide(1);
    const before = await claimedKeys(server);
    expect(await attach(id, file('a.pdf', files.pdf), tokens.student)).toEqual(
      reply(409, '作品已审核通过，无需重新上传'),
    );
    expect([await claimedKeys(server), await applications(server)]).toMatchObject([
      before,
      [{ status: 1, file_keys: before }],
    ]);
  });
});

describe('updateStudentApplication', () => {
  const update = (id: number, fields: object = {}, token = tokens.student) => {
    const sent = {
      id: String(id),
      name: '林小满',
      school: '第二中学',
      files: file('再改.png', files.png),
      ...fields,
    };
    return server.call('updateStudentApplication', { token, form: form(sent) });
  };

  it('changes name, school and file, and sends the work back to review (spec: B7 student_apply_update)', async () => {
    const id = await submitWork(server, tokens);
    const [before] = await claimedKeys(server);
    await decide(-1);
    expect(await update(id, { name: '林满', school: ' 第一中学 ' })).toEqual(
      reply(200, '修改成功，请等待审核'),
    );
    const [application] = await applications(server);
    expect(application).toMatchObject({ name: '林满', school: '第一中学', tel: '0571', status: 0 });
    expect(application?.file_keys).not.toContain(before);
    expect(await claimedKeys(server)).toEqual(application?.file_keys);
  });

  it('is refused after approval and changes nothing (spec: B4 work approved)', async () => {
    const id = await submitWork(server, tokens);
    await decide(1);
    const before = await applications(server);
    expect(await update(id)).toEqual(reply(409, '作品已审核通过，无需重新上传'));
    expect(await applications(server)).toEqual(before);
  });

  it('changes only what was rejected once the activity has ended', async () => {
    const id = await submitWork(server, tokens);
    await endActivity(runningActivity);
    const before = await applications(server);
    expect(await update(id)).toEqual(reply(409, '活动已结束，不能再更换文件'));
    expect(await applications(server)).toEqual(before);
    await decide(-1);
    expect(await update(id)).toEqual(reply(200, '修改成功，请等待审核'));
    expect(await update(id)).toEqual(reply(409, '活动已结束，不能再更换文件'));
  });

  it('is for the owner of the work only', async () => {
    const unknown = reply(404, '没有这份投稿');
    const id = await submitWork(server, tokens);
    expect(await update(id, {}, tokens.teacher)).toEqual(unknown);
    expect(await update(await enrol(server, tokens), {}, tokens.teacher)).toEqual(unknown);
    expect((await update(id, {}, '')).code).toBe(-1);
    expect((await getWork(id)).data).toMatchObject({ name: '林小满', status: 0 });
  });
});

describe('getStudentApplication', () => {
  it('returns the submitted work with a link to the file under its original name (spec: B7 student_apply_info)', async () => {
    const id = await submitWork(server, tokens);
    const envelope = await getWork(id);
    expect(envelope.data).toEqual({
      ...work,
      id,
      files: expect.stringMatching(/^\/files\/uploads\/[^\s,]+$/) as string,
      status: 0,
      descr: '',
      create_time: expect.any(Number) as number,
    });
    const answer = await server.app.inject({ url: (envelope.data as Work).files });
    expect(answer.rawPayload.equals(files.pdf)).toBe(true);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('作品.pdf'));
  });

  it('returns the decision', async () => {
    const id = await submitWork(server, tokens);
    for (const status of [-1, 1] as const) {
      await decide(status);
      expect((await getWork(id)).data).toMatchObject({ status });
    }
  });

  it('is for the owner of the work only', async () => {
    const id = await submitWork(server, tokens);
    const unknown = reply(404, '没有这份投稿');
    expect(await getWork(id, tokens.teacher)).toEqual(unknown);
    expect(await getWork(999999)).toEqual(unknown);
    expect(await getWork(await enrol(server, tokens), tokens.teacher)).toEqual(unknown);
    expect(await getWork(id, 'stale')).toMatchObject({ code: -1 });
    expect(await getWork(0)).toMatchObject({ code: 400, msg: '编号有误' });
  });
});
