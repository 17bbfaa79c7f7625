import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import type { Given } from '../states.js';
import { files, invalid, refusal, seconds, success, tooOften } from './answers.js';
import { postRefused, postSucceeds, uploadRefused, uploadSucceeds } from './exchange.js';
import { postNeedsLogin, uploadNeedsLogin } from './needs-login.js';

const { integer, like, string } = MatchersV3;

const forStudents = ['there is an activity', { article_id: 53, activity_type: 2 }] as const;
const student: [Given, ...Given[]] = [
  ['a reader is logged in', {}],
  ['the reader is a student', {}],
];
const nothing = ['nobody has applied', { id: 999999 }] as const;
const often = ['the caller has done this too often', { what: 'upload' }] as const;

function applied(status: -1 | 0 | 1) {
  return ['the reader has applied', { article_id: 53, id: 32, status }] as const;
}

const pdf = new File(['%PDF-1.7\n'], '作品.pdf', { type: 'application/pdf' });
const program = new File(['MZ'], '作品.pdf', { type: 'application/pdf' });

const words = {
  types: '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式',
  approved: '作品已审核通过，无需重新上传',
  often: '操作太频繁，请在20分钟后再试',
} as const;

describe('uploadActivityFile (spec: B7 activity_file, B3 teacher enrolment file)', () => {
  const path = '/api/article/activity_file';
  const attachment = { id: 32, files: pdf };

  it('returns a message to show', async () => {
    const { msg } = await uploadSucceeds(path, attachment, {
      when: 'uploadActivityFile',
      given: [[...forStudents], ...student, [...applied(0)]],
      loggedIn: true,
      answer: success(null, '上传成功'),
    });
    expect(msg).toBe('上传成功');
  });

  it('is refused without a login', async () => {
    await uploadNeedsLogin(path, attachment, 'uploadActivityFile');
  });

  it('is refused for other file types, whatever the file name', async () => {
    await uploadRefused(
      path,
      { id: 32, files: program },
      {
        when: 'uploadActivityFile of a program',
        given: [[...forStudents], ...student, [...applied(0)]],
        loggedIn: true,
        refusal: invalid('files', words.types),
      },
    );
  });

  it('is refused for an unknown enrolment', async () => {
    await uploadRefused(
      path,
      { id: 999999, files: pdf },
      {
        when: 'uploadActivityFile of an unknown id',
        given: [[...nothing], ...student],
        loggedIn: true,
        refusal: refusal(404, '没有这份报名'),
      },
    );
  });

  it('is refused after the approval', async () => {
    await uploadRefused(path, attachment, {
      when: 'uploadActivityFile after the approval',
      given: [[...forStudents], ...student, [...applied(1)]],
      loggedIn: true,
      refusal: refusal(409, words.approved),
    });
  });

  it('is refused after too many uploads', async () => {
    await uploadRefused(path, attachment, {
      when: 'uploadActivityFile too often',
      given: [[...forStudents], ...student, [...applied(0)], [...often]],
      loggedIn: true,
      refusal: tooOften(words.often),
    });
  });
});

describe('updateStudentApplication (spec: B7 student_apply_update)', () => {
  const path = '/api/article/student_apply_update';
  const work = { id: 32, name: '林小满', school: '杭州市第二中学', files: pdf };

  it('returns a message to show', async () => {
    const { msg } = await uploadSucceeds(path, work, {
      when: 'updateStudentApplication',
      given: [[...forStudents], ...student, [...applied(-1)]],
      loggedIn: true,
      answer: success(null, '修改成功，请等待审核'),
    });
    expect(msg).toBe('修改成功，请等待审核');
  });

  it('is refused without a login', async () => {
    await uploadNeedsLogin(path, work, 'updateStudentApplication');
  });

  it('is refused without a name', async () => {
    await uploadRefused(
      path,
      { ...work, name: '' },
      {
        when: 'updateStudentApplication without a name',
        given: [[...forStudents], ...student, [...applied(-1)]],
        loggedIn: true,
        refusal: invalid('name', '请填写您的姓名'),
      },
    );
  });

  it('is refused for an unknown id', async () => {
    await uploadRefused(
      path,
      { ...work, id: 999999 },
      {
        when: 'updateStudentApplication of an unknown id',
        given: [[...nothing], ...student],
        loggedIn: true,
        refusal: refusal(404, '没有这份投稿'),
      },
    );
  });

  it('is refused after the approval', async () => {
    await uploadRefused(path, work, {
      when: 'updateStudentApplication after the approval',
      given: [[...forStudents], ...student, [...applied(1)]],
      loggedIn: true,
      refusal: refusal(409, words.approved),
    });
  });

  it('is refused after too many uploads', async () => {
    await uploadRefused(path, work, {
      when: 'updateStudentApplication too often',
      given: [[...forStudents], ...student, [...applied(-1)], [...often]],
      loggedIn: true,
      refusal: tooOften(words.often),
    });
  });
});

describe('getStudentApplication (spec: B7 student_apply_info, B3 student application)', () => {
  const path = '/api/article/student_apply_info';

  it('returns the submitted work and its review status', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 32 },
      {
        when: 'getStudentApplication',
        given: [[...forStudents], ...student, [...applied(-1)]],
        loggedIn: true,
        answer: success({
          id: integer(32),
          article_id: integer(53),
          name: string('林小满'),
          school: string('杭州市第二中学'),
          tel: string('13800000001'),
          files: files('/files/uploads/work.pdf?expires=1788199200&signature=3q2x'),
          status: like(-1),
          create_time: seconds(1788192000),
        }),
      },
    );
    expect([data.status, data.name]).toEqual([-1, '林小满']);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { id: 32 }, 'getStudentApplication');
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { id: '' },
      {
        when: 'getStudentApplication without an id',
        given: [...student],
        loggedIn: true,
        refusal: invalid('id', '编号不得为空'),
      },
    );
  });

  it('is refused for an unknown id', async () => {
    await postRefused(
      path,
      { id: 999999 },
      {
        when: 'getStudentApplication of an unknown id',
        given: [[...nothing], ...student],
        loggedIn: true,
        refusal: refusal(404, '没有这份投稿'),
      },
    );
  });
});
