import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import type { Given } from '../states.js';
import { invalid, refusal, success } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';
import { postNeedsLogin } from './needs-login.js';

const { fromProviderState, integer } = MatchersV3;

const forTeachers = ['there is an activity', { article_id: 52, activity_type: 1 }] as const;
const forStudents = ['there is an activity', { article_id: 53, activity_type: 2 }] as const;
const loggedIn = ['a reader is logged in', {}] as const;
const asStudent = ['the reader is a student', {}] as const;
const uploaded = ['pictures were uploaded', {}] as const;

const files = '/files/uploads/picture_1.jpg?expires=1788199200&signature=3q2x';

const notForAll = {
  teachers: '此活动仅对教师开放，感谢支持',
  students: '此活动仅对学生开放，感谢支持',
} as const;

describe('applyAsTeacher (spec: B7 teacher_apply, B3 teacher enrolment)', () => {
  const path = '/api/article/teacher_apply';
  const enrolment = {
    article_id: 52,
    name: '周明',
    school: '北京市第十二中学',
    tel: '13800000003',
    email: 'zhou.ming@example.com',
    subject: '数学',
    stage: 9,
  };

  it('returns the id for the upload of the attachment', async () => {
    const { data, msg } = await postSucceeds(path, enrolment, {
      when: 'applyAsTeacher',
      given: [[...forTeachers], [...loggedIn]],
      loggedIn: true,
      answer: success({ id: integer(31) }, '报名成功'),
    });
    expect([data.id, msg]).toEqual([31, '报名成功']);
  });

  it('accepts a file that was uploaded before', async () => {
    const { data } = await postSucceeds(
      path,
      { ...enrolment, files },
      {
        when: 'applyAsTeacher with a file',
        given: [[...forTeachers], [...loggedIn], [...uploaded]],
        loggedIn: true,
        fromState: { files: fromProviderState('${picture_1}', files) },
        answer: success({ id: integer(31) }, '报名成功'),
      },
    );
    expect(data.id).toBe(31);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, enrolment, 'applyAsTeacher', [...forTeachers]);
  });

  it('is refused without a name', async () => {
    await postRefused(
      path,
      { ...enrolment, name: '' },
      {
        when: 'applyAsTeacher without a name',
        given: [[...forTeachers], [...loggedIn]],
        loggedIn: true,
        refusal: invalid('name', '请填写您的姓名'),
      },
    );
  });

  it('is refused for other roles than teacher', async () => {
    await postRefused(path, enrolment, {
      when: 'applyAsTeacher by a student',
      given: [[...forTeachers], [...loggedIn], [...asStudent]],
      loggedIn: true,
      refusal: refusal(403, notForAll.teachers),
    });
  });

  it('is refused for an unknown id', async () => {
    await postRefused(
      path,
      { ...enrolment, article_id: 999999 },
      {
        when: 'applyAsTeacher of an unknown id',
        given: [['there is no activity', { article_id: 999999 }], [...loggedIn]],
        loggedIn: true,
        refusal: refusal(404, '该活动不存在或已下架'),
      },
    );
  });

  it('is refused a second time', async () => {
    await postRefused(path, enrolment, {
      when: 'applyAsTeacher a second time',
      given: [
        [...forTeachers],
        [...loggedIn],
        ['the reader has applied', { article_id: 52, id: 31, status: 0 }],
      ],
      loggedIn: true,
      refusal: refusal(409, '您已报名该活动'),
    });
  });

  it('is refused after the end of the activity', async () => {
    await postRefused(path, enrolment, {
      when: 'applyAsTeacher after the end of the activity',
      given: [[...forTeachers], ['the activity is over', { article_id: 52 }], [...loggedIn]],
      loggedIn: true,
      refusal: refusal(409, '活动已结束'),
    });
  });
});

describe('applyAsStudent (spec: B7 student_apply)', () => {
  const path = '/api/article/student_apply';
  const handedIn = { files: fromProviderState('${picture_1}', files) };
  const work = { article_id: 53, name: '林小满', school: '杭州市第二中学', tel: '13800000001', files };
  const student: [Given, ...Given[]] = [[...loggedIn], [...asStudent]];

  it('submits an uploaded work (spec: B3 student registration)', async () => {
    const { msg } = await postSucceeds(path, work, {
      when: 'applyAsStudent',
      given: [[...forStudents], ...student, [...uploaded]],
      loggedIn: true,
      fromState: handedIn,
      answer: success(null, '报名成功'),
    });
    expect(msg).toBe('报名成功');
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, work, 'applyAsStudent', [...forStudents]);
  });

  it('is refused without a work', async () => {
    await postRefused(
      path,
      { ...work, files: '' },
      {
        when: 'applyAsStudent without a work',
        given: [[...forStudents], ...student],
        loggedIn: true,
        refusal: invalid('files', '请上传附件'),
      },
    );
  });

  it('is refused for other roles than student', async () => {
    await postRefused(path, work, {
      when: 'applyAsStudent by a teacher',
      given: [[...forStudents], [...loggedIn], [...uploaded]],
      loggedIn: true,
      fromState: handedIn,
      refusal: refusal(403, notForAll.students),
    });
  });

  it('is refused for an unknown id', async () => {
    await postRefused(
      path,
      { ...work, article_id: 999999 },
      {
        when: 'applyAsStudent of an unknown id',
        given: [['there is no activity', { article_id: 999999 }], ...student, [...uploaded]],
        loggedIn: true,
        fromState: handedIn,
        refusal: refusal(404, '该活动不存在或已下架'),
      },
    );
  });

  it('is refused a second time', async () => {
    await postRefused(path, work, {
      when: 'applyAsStudent a second time',
      given: [
        [...forStudents],
        ...student,
        [...uploaded],
        ['the reader has applied', { article_id: 53, id: 32, status: 0 }],
      ],
      loggedIn: true,
      fromState: handedIn,
      refusal: refusal(409, '您已报名该活动'),
    });
  });

  it('is refused after the end of the activity', async () => {
    await postRefused(path, work, {
      when: 'applyAsStudent after the end of the activity',
      given: [[...forStudents], ['the activity is over', { article_id: 53 }], ...student, [...uploaded]],
      loggedIn: true,
      fromState: handedIn,
      refusal: refusal(409, '活动已结束'),
    });
  });
});
