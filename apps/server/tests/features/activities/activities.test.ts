import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../src/shared/operation.js';
import {
  applications,
  claimedKeys,
  comingActivity,
  enrolment,
  forgetApplications,
  insertActivities,
  logInAll,
  type Tokens,
  upload,
  work,
} from '../../fixtures/activities.js';
import { activity as endedActivity, news, runningActivity } from '../../fixtures/articles.js';
import { reply, refusalOf } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let tokens: Tokens;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
});
beforeEach(() => forgetApplications(server));

describe('applyAsTeacher', () => {
  it('stores the application, also before the activity starts, and returns its id (spec: B7 teacher_apply)', async () => {
    const envelope = await server.call('applyAsTeacher', { token: tokens.teacher, body: enrolment });
    const [application, ...others] = await applications(server);
    expect(envelope).toEqual({ code: 200, msg: '报名成功', data: { id: application?.id } });
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      article_id: comingActivity,
      user_id: 2,
      name: '周明',
      tel: '010-1234',
      email: 'zhou',
      subject: '数学',
      stage_id: 9,
      file_keys: [],
      status: 0,
    });
  });

  it('accepts an upload and claims it', async () => {
    const url = await upload(server);
    await server.ask('applyAsTeacher', { token: tokens.teacher, body: { ...enrolment, files: url } });
    const [application] = await applications(server);
    expect(application?.file_keys).toHaveLength(1);
    expect(await claimedKeys(server)).toEqual(application?.file_keys);
  });

  it('refuses an unknown stage and a foreign file, and writes nothing', async () => {
    const url = await upload(server);
    const call = async (body: object) =>
      await server.call('applyAsTeacher', { token: tokens.teacher, body: { ...enrolment, ...body } });
    expect(await call({ stage: 999, files: url })).toEqual(refusalOf('stage', '请选择您的教授学段'));
    expect(await call({ files: '/files/uploads/x.pdf' })).toEqual(
      refusalOf('files', '上传的文件已失效，请重新上传'),
    );
    expect(await call({ files: `${url},${await upload(server)}` })).toEqual(
      refusalOf('files', '只可上传一个文件'),
    );
    expect([await applications(server), await claimedKeys(server)]).toEqual([[], []]);
  });
});

describe('applyAsStudent', () => {
  it('stores the work and claims its file (spec: B7 student_apply)', async () => {
    const body = { ...work, files: await upload(server) };
    const envelope = await server.call('applyAsStudent', { token: tokens.student, body });
    expect(envelope).toEqual(reply(200, '报名成功'));
    const [application] = await applications(server);
    expect(application).toMatchObject({
      article_id: runningActivity,
      user_id: 1,
      name: '林小满',
      status: 0,
      stage_id: null,
    });
    expect(await claimedKeys(server)).toEqual(application?.file_keys);
  });
});

describe('an application', () => {
  const cases: [OperationId, keyof Tokens, object, number, string][] = [
    ['applyAsTeacher', 'student', enrolment, 403, '此活动仅对教师开放，感谢支持'],
    ['applyAsTeacher', 'parent', enrolment, 403, '此活动仅对教师开放，感谢支持'],
    [
      'applyAsTeacher',
      'teacher',
      { ...enrolment, article_id: runningActivity },
      403,
      '此活动仅对学生开放，感谢支持',
    ],
    ['applyAsTeacher', 'teacher', { ...enrolment, article_id: endedActivity }, 409, '活动已结束'],
    ['applyAsTeacher', 'teacher', { ...enrolment, article_id: news }, 404, '该活动不存在或已下架'],
    ['applyAsStudent', 'teacher', work, 403, '此活动仅对学生开放，感谢支持'],
    ['applyAsStudent', 'parent', work, 403, '此活动仅对学生开放，感谢支持'],
    [
      'applyAsStudent',
      'student',
      { ...work, article_id: comingActivity },
      403,
      '此活动仅对教师开放，感谢支持',
    ],
    ['applyAsStudent', 'student', { ...work, article_id: 999999 }, 404, '该活动不存在或已下架'],
  ];

  it.each(cases)('%s by a %s is refused (%j)', async (operation, who, body, code, msg) => {
    const options = { token: tokens[who], body: { files: await upload(server), ...body } };
    expect(await server.call(operation, options)).toEqual({ code, msg, data: null });
    expect([await applications(server), await claimedKeys(server)]).toEqual([[], []]);
  });

  it.each(['applyAsTeacher', 'applyAsStudent'] as const)('%s needs a login', async (operation) => {
    const envelope = await server.call(operation, { body: { ...enrolment, ...work } });
    expect(envelope).toMatchObject({ code: -1, msg: '当前用户未登录' });
    expect(await applications(server)).toEqual([]);
  });

  it('is stored once, also for several requests at the same time, and keeps its file', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => upload(server)));
    const answers = await Promise.all(
      urls.map((url) =>
        server.call('applyAsStudent', { token: tokens.student, body: { ...work, files: url } }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ code }) => code === 409)?.msg).toBe('您已报名该活动');
    const [application, ...others] = await applications(server);
    expect(others).toEqual([]);
    expect(await claimedKeys(server)).toEqual(application?.file_keys);
  });

  it('cannot use an upload that another application has claimed', async () => {
    const url = await upload(server);
    await server.ask('applyAsStudent', { token: tokens.student, body: { ...work, files: url } });
    const envelope = await server.call('applyAsTeacher', {
      token: tokens.teacher,
      body: { ...enrolment, files: url },
    });
    expect(envelope).toEqual(refusalOf('files', '上传的文件已失效，请重新上传'));
    expect(await applications(server)).toHaveLength(1);
  });
});
