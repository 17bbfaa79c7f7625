import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/operations/operation.js';
import {
  activity as endedActivity,
  insertMoreArticles,
  news,
  runningActivity,
} from '../fixtures/articles.js';
import * as files from '../fixtures/files.js';
import { file, form } from '../fixtures/files.js';
import { parent, student, teacher } from '../fixtures/people.js';
import { startTestServer, type TestServer } from '../support/test-server.js';

/** An activity for teachers that has not begun. */
const comingActivity = 201;

let server: TestServer;
let tokens: { teacher: string; student: string; parent: string };
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  await insertMoreArticles(db);
  const text = { intro: '摘要', content_html: '<p>正文</p>', released_at: '2026-06-01T00:00:00Z' };
  await db
    .insertInto('articles')
    .values({ id: comingActivity, column_id: 25, title: '单元教学研讨', ...text })
    .execute();
  const time = { starts_at: '2998-01-01T00:00:00Z', ends_at: '2999-01-01T00:00:00Z' };
  await db
    .insertInto('activities')
    .values({ article_id: comingActivity, activity_type: 1, participant: '教师', ...time })
    .execute();
  const [ofTeacher, ofStudent, ofParent] = await Promise.all([teacher, student, parent].map(server.logIn));
  tokens = { teacher: ofTeacher ?? '', student: ofStudent ?? '', parent: ofParent ?? '' };
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('activity_applications').execute();
  await server.database.db.deleteFrom('uploads').execute();
});

const enrolment = {
  article_id: comingActivity,
  name: ' 周明 ',
  school: '北京市第十二中学',
  tel: '010-1234',
  email: 'zhou',
  subject: '数学',
  stage: '9',
};
const work = { article_id: runningActivity, name: '林小满', school: '杭州市第二中学', tel: '0571' };

async function upload(sent = file('作品.pdf', files.pdf)): Promise<string> {
  return (await server.ask<{ url: string }>('uploadFile', { form: form({ file: sent }) })).url;
}

function applications() {
  return server.database.db.selectFrom('activity_applications').selectAll().orderBy('id').execute();
}

function uploads() {
  return server.database.db.selectFrom('uploads').selectAll().orderBy('created_at').execute();
}

async function claimed(): Promise<string[]> {
  return (await uploads()).filter((row) => row.claimed_at !== null).map((row) => row.file_key);
}

async function enrol(): Promise<number> {
  const { id } = await server.ask<{ id: number }>('applyAsTeacher', {
    token: tokens.teacher,
    body: enrolment,
  });
  return id;
}

async function submitWork(): Promise<number> {
  await server.ask('applyAsStudent', { token: tokens.student, body: { ...work, files: await upload() } });
  const [application] = await applications();
  return application?.id ?? 0;
}

async function decide(status: -1 | 1): Promise<void> {
  await server.database.db.updateTable('activity_applications').set({ status }).execute();
}

interface Work {
  files: string;
  status: number;
}

const getWork = (id: number, token = tokens.student) =>
  server.call('getStudentApplication', { token, body: { id } });

function refusal(field: string, message: string) {
  return { code: 400, msg: message, data: { errors: [{ field, message }] } };
}

describe('applyAsTeacher', () => {
  it('enrols, also before the activity begins, and answers the id', async () => {
    const { envelope } = await server.call('applyAsTeacher', { token: tokens.teacher, body: enrolment });
    const [application, ...others] = await applications();
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

  it('takes an upload along, and claims it', async () => {
    const url = await upload();
    await server.ask('applyAsTeacher', { token: tokens.teacher, body: { ...enrolment, files: url } });
    const [application] = await applications();
    expect(application?.file_keys).toHaveLength(1);
    expect(await claimed()).toEqual(application?.file_keys);
  });

  it.each([
    ['name', '请填写您的姓名'],
    ['school', '请填写您的单位'],
    ['tel', '请填写您的手机号'],
    ['email', '请填写您的邮箱'],
    ['subject', '请填写您的教授学科'],
    ['stage', '请选择您的教授学段'],
  ])('asks for %s in the words of the form', async (field, message) => {
    const { [field as 'name']: _left, ...without } = enrolment;
    for (const body of [without, { ...enrolment, [field]: '' }]) {
      const { envelope } = await server.call('applyAsTeacher', { token: tokens.teacher, body });
      expect(envelope).toEqual(refusal(field, message));
    }
    expect(await applications()).toEqual([]);
  });

  it('refuses a name of blanks, a stage that is none and a file that is none of ours, and writes nothing', async () => {
    const url = await upload();
    const call = async (body: object) =>
      (await server.call('applyAsTeacher', { token: tokens.teacher, body: { ...enrolment, ...body } }))
        .envelope;
    expect(await call({ name: '  ' })).toEqual(refusal('name', '请填写您的姓名'));
    expect(await call({ stage: 999, files: url })).toEqual(refusal('stage', '请选择您的教授学段'));
    expect(await call({ files: '/files/uploads/x.pdf' })).toEqual(
      refusal('files', '上传的文件已失效，请重新上传'),
    );
    expect(await call({ files: `${url},${await upload()}` })).toEqual(refusal('files', '只可上传一个文件'));
    expect([await applications(), await claimed()]).toEqual([[], []]);
  });
});

describe('applyAsStudent', () => {
  it('hands a work in, and claims it', async () => {
    const body = { ...work, files: await upload() };
    const { envelope } = await server.call('applyAsStudent', { token: tokens.student, body });
    expect(envelope).toEqual({ code: 200, msg: '报名成功', data: null });
    const [application] = await applications();
    expect(application).toMatchObject({
      article_id: runningActivity,
      user_id: 1,
      name: '林小满',
      status: 0,
      stage_id: null,
    });
    expect(await claimed()).toEqual(application?.file_keys);
  });

  it.each([
    ['name', '请填写您的姓名'],
    ['school', '请填写您的单位'],
    ['tel', '请填写您的电话'],
    ['files', '请上传附件'],
  ])('asks for %s in the words of the form', async (field, message) => {
    const body = { ...work, files: await upload(), [field]: ' ' };
    const { envelope } = await server.call('applyAsStudent', { token: tokens.student, body });
    expect(envelope).toEqual(refusal(field, message));
    expect([await applications(), await claimed()]).toEqual([[], []]);
  });
});

describe('an enrolment', () => {
  const cases: [OperationId, keyof typeof tokens, object, number, string][] = [
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

  it.each(cases)('%s by a %s is refused where it must be (%j)', async (operation, who, body, code, msg) => {
    const options = { token: tokens[who], body: { files: await upload(), ...body } };
    expect((await server.call(operation, options)).envelope).toEqual({ code, msg, data: null });
    expect([await applications(), await claimed()]).toEqual([[], []]);
  });

  it.each(['applyAsTeacher', 'applyAsStudent'] as const)('%s wants a login', async (operation) => {
    const { envelope } = await server.call(operation, { body: { ...enrolment, ...work } });
    expect(envelope).toMatchObject({ code: -1, msg: '当前用户未登录' });
    expect(await applications()).toEqual([]);
  });

  it('is one, also when it comes many times at once, and takes no file from the first', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => upload()));
    const answers = await Promise.all(
      urls.map((url) =>
        server.call('applyAsStudent', { token: tokens.student, body: { ...work, files: url } }),
      ),
    );
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ envelope }) => envelope.code === 409)?.envelope.msg).toBe('您已报名该活动');
    const [application, ...others] = await applications();
    expect(others).toEqual([]);
    expect(await claimed()).toEqual(application?.file_keys);
  });

  it('cannot take an upload that another has', async () => {
    const url = await upload();
    await server.ask('applyAsStudent', { token: tokens.student, body: { ...work, files: url } });
    const { envelope } = await server.call('applyAsTeacher', {
      token: tokens.teacher,
      body: { ...enrolment, files: url },
    });
    expect(envelope).toEqual(refusal('files', '上传的文件已失效，请重新上传'));
    expect(await applications()).toHaveLength(1);
  });
});

describe('uploadActivityFile', () => {
  const attach = (id: number, sent: File | File[], token = tokens.teacher) =>
    server.call('uploadActivityFile', { token, form: form({ id: String(id), files: sent }) });

  it('puts a file in the place of the one before', async () => {
    const id = await enrol();
    expect((await attach(id, file('初稿.doc', files.doc))).envelope).toEqual({
      code: 200,
      msg: '上传成功',
      data: null,
    });
    const [first] = await claimed();
    await attach(id, file('定稿.docx', files.docx));
    const [application] = await applications();
    expect(application?.file_keys).toHaveLength(1);
    expect(application?.file_keys).not.toContain(first);
    expect(await claimed()).toEqual(application?.file_keys);
  });

  it('leaves two at once with one file, and the other to be deleted', async () => {
    const id = await enrol();
    await Promise.all([attach(id, file('a.pdf', files.pdf)), attach(id, file('b.pdf', files.pdf))]);
    const [application] = await applications();
    expect(await uploads()).toHaveLength(2);
    expect(await claimed()).toEqual(application?.file_keys);
  });

  it('is for the owner alone; nobody learns of the application of another', async () => {
    const id = await enrol();
    const unknown = { code: 404, msg: '没有这份报名', data: null };
    expect((await attach(id, file('a.pdf', files.pdf), tokens.student)).envelope).toEqual(unknown);
    expect((await attach(999999, file('a.pdf', files.pdf))).envelope).toEqual(unknown);
    expect((await attach(id, file('a.pdf', files.pdf), 'stale')).envelope.code).toBe(-1);
    expect(await uploads()).toEqual([]);
  });

  it.each([
    ['no file', [], '请上传附件'],
    ['two files', [file('a.pdf', files.pdf), file('b.pdf', files.pdf)], '只可上传一个文件'],
    [
      'too large a file',
      file('a.pdf', Buffer.concat([files.pdf, Buffer.alloc(5_242_880)])),
      '文件大小请控制在5M之内',
    ],
    ['a program', file('a.pdf', Buffer.from('MZ')), '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'],
  ])('refuses %s', async (_what, sent, message) => {
    const id = await enrol();
    expect((await attach(id, sent)).envelope).toEqual(refusal('files', message));
    expect(await uploads()).toEqual([]);
  });

  it('refuses what has been approved, and has what was rejected looked at anew', async () => {
    const id = await submitWork();
    await decide(-1);
    expect((await attach(id, file('a.pdf', files.pdf), tokens.student)).envelope.code).toBe(200);
    expect(await applications()).toMatchObject([{ status: 0 }]);
    await decide(1);
    const before = await claimed();
    expect((await attach(id, file('a.pdf', files.pdf), tokens.student)).envelope).toEqual({
      code: 409,
      msg: '作品已审核通过，无需重新上传',
      data: null,
    });
    expect([await claimed(), await applications()]).toMatchObject([
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

  it('changes name, school and file, and has them looked at anew', async () => {
    const id = await submitWork();
    const [before] = await claimed();
    await decide(-1);
    expect((await update(id, { name: '林满', school: ' 第一中学 ' })).envelope).toEqual({
      code: 200,
      msg: '修改成功，请等待审核',
      data: null,
    });
    const [application] = await applications();
    expect(application).toMatchObject({ name: '林满', school: '第一中学', tel: '0571', status: 0 });
    expect(application?.file_keys).not.toContain(before);
    expect(await claimed()).toEqual(application?.file_keys);
  });

  it('is refused once approved, and changes nothing', async () => {
    const id = await submitWork();
    await decide(1);
    const before = await applications();
    expect((await update(id)).envelope).toEqual({
      code: 409,
      msg: '作品已审核通过，无需重新上传',
      data: null,
    });
    expect(await applications()).toEqual(before);
  });

  it('is for the own work alone', async () => {
    const unknown = { code: 404, msg: '没有这份投稿', data: null };
    const id = await submitWork();
    expect((await update(id, {}, tokens.teacher)).envelope).toEqual(unknown);
    expect((await update(await enrol(), {}, tokens.teacher)).envelope).toEqual(unknown);
    expect((await update(id, {}, '')).envelope.code).toBe(-1);
    expect((await getWork(id)).envelope.data).toMatchObject({ name: '林小满', status: 0 });
  });

  it.each([
    [{ name: '' }, 'name', '请填写您的姓名'],
    [{ school: ' ' }, 'school', '请填写您的单位'],
    [{ files: [] }, 'files', '请上传附件'],
    [{ files: file('a.docx', files.zip) }, 'files', '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'],
    [{ id: 'x' }, 'id', '编号有误'],
  ])('refuses %j', async (fields, field, message) => {
    const id = await submitWork();
    const before = await applications();
    expect((await update(id, fields)).envelope).toEqual(refusal(field, message));
    expect(await applications()).toEqual(before);
  });
});

describe('getStudentApplication', () => {
  it('gives what was handed in, with a link to the file by its own name', async () => {
    const id = await submitWork();
    const { envelope } = await getWork(id);
    expect(envelope.data).toEqual({
      ...work,
      id,
      files: expect.stringMatching(/^\/files\/uploads\/[^\s,]+$/) as string,
      status: 0,
      create_time: expect.any(Number) as number,
    });
    const answer = await server.app.inject({ url: (envelope.data as Work).files });
    expect(answer.rawPayload.equals(files.pdf)).toBe(true);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('作品.pdf'));
  });

  it('tells of the decision', async () => {
    const id = await submitWork();
    for (const status of [-1, 1] as const) {
      await decide(status);
      expect((await getWork(id)).envelope.data).toMatchObject({ status });
    }
  });

  it('is for the own work alone', async () => {
    const id = await submitWork();
    const unknown = { code: 404, msg: '没有这份投稿', data: null };
    expect((await getWork(id, tokens.teacher)).envelope).toEqual(unknown);
    expect((await getWork(999999)).envelope).toEqual(unknown);
    expect((await getWork(await enrol(), tokens.teacher)).envelope).toEqual(unknown);
    expect((await getWork(id, 'stale')).envelope).toMatchObject({ code: -1 });
    expect((await getWork(0)).envelope).toMatchObject({ code: 400, msg: '编号有误' });
  });
});
