import type { Given } from '../states.js';
import { MatchersV3 } from '@pact-foundation/pact';

import { fromState, invalid, refusal, success } from './answers.js';
import { post } from './exchange.js';
import { loggedIn, needsLogin } from './rows.js';

const { integer } = MatchersV3;

const forTeachers = ['there is an activity', { article_id: 52, activity_type: 1 }] as const;
const forStudents = ['there is an activity', { article_id: 53, activity_type: 2 }] as const;
const asStudent = 'the reader is a student';
const uploaded = 'pictures were uploaded';

const picture = '/files/uploads/picture_1.jpg?expires=1788199200&signature=3q2x';
const files = fromState('${picture_1}', picture);

const notForAll = {
  teachers: '此活动仅对教师开放，感谢支持',
  students: '此活动仅对学生开放，感谢支持',
} as const;

const enrolment = {
  article_id: 52,
  name: '周明',
  school: '北京市第十二中学',
  tel: '13800000003',
  email: 'zhou.ming@example.com',
  subject: '数学',
  stage: 9,
};

post('applyAsTeacher (spec: B7 teacher_apply, B3 teacher enrolment)', '/api/article/teacher_apply', [
  ['', enrolment, [forTeachers, loggedIn], success({ id: integer(31) }, '报名成功')],
  [
    'with a file',
    { ...enrolment, files },
    [forTeachers, loggedIn, uploaded],
    success({ id: integer(31) }, '报名成功'),
  ],
  ...needsLogin(enrolment, forTeachers),
  ['without a name', { ...enrolment, name: '' }, [forTeachers, loggedIn], invalid('name', '请填写您的姓名')],
  ['by a student', enrolment, [forTeachers, loggedIn, asStudent], refusal(403, notForAll.teachers)],
  [
    'of an unknown id',
    { ...enrolment, article_id: 999999 },
    [['there is no activity', { article_id: 999999 }], loggedIn],
    refusal(404, '该活动不存在或已下架'),
  ],
  [
    'a second time',
    enrolment,
    [forTeachers, loggedIn, ['the reader has applied', { article_id: 52, id: 31, status: 0 }]],
    refusal(409, '您已报名该活动'),
  ],
  [
    'after the end of the activity',
    enrolment,
    [forTeachers, ['the activity is over', { article_id: 52 }], loggedIn],
    refusal(409, '活动已结束'),
  ],
]);

const work = { article_id: 53, name: '林小满', school: '杭州市第二中学', tel: '13800000001', files };
const student: [Given, ...Given[]] = [loggedIn, asStudent];

post('applyAsStudent (spec: B7 student_apply, B3 student registration)', '/api/article/student_apply', [
  ['', work, [forStudents, ...student, uploaded], success(null, '报名成功')],
  ...needsLogin({ ...work, files: picture }, forStudents),
  ['without a work', { ...work, files: '' }, [forStudents, ...student], invalid('files', '请上传附件')],
  ['by a teacher', work, [forStudents, loggedIn, uploaded], refusal(403, notForAll.students)],
  [
    'of an unknown id',
    { ...work, article_id: 999999 },
    [['there is no activity', { article_id: 999999 }], ...student, uploaded],
    refusal(404, '该活动不存在或已下架'),
  ],
  [
    'a second time',
    work,
    [forStudents, ...student, uploaded, ['the reader has applied', { article_id: 53, id: 32, status: 0 }]],
    refusal(409, '您已报名该活动'),
  ],
  [
    'after the end of the activity',
    work,
    [forStudents, ['the activity is over', { article_id: 53 }], ...student, uploaded],
    refusal(409, '活动已结束'),
  ],
]);
