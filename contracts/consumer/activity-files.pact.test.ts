import type { Given } from '../states.js';
import { MatchersV3 } from '@pact-foundation/pact';

import { files, invalid, refusal, seconds, success, tooOften } from './answers.js';
import { post, upload } from './exchange.js';
import { loggedIn, needsLogin } from './rows.js';

const { integer, like, string } = MatchersV3;

const forStudents = ['there is an activity', { article_id: 53, activity_type: 2 }] as const;
const student: [Given, ...Given[]] = [loggedIn, 'the reader is a student'];
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

const attachment = { id: 32, files: pdf };

upload(
  'uploadActivityFile (spec: B7 activity_file, B3 teacher enrolment file)',
  '/api/article/activity_file',
  [
    ['', attachment, [forStudents, ...student, applied(0)], success(null, '上传成功')],
    ...needsLogin(attachment),
    [
      'of a program',
      { id: 32, files: program },
      [forStudents, ...student, applied(0)],
      invalid('files', words.types),
    ],
    ['of an unknown id', { id: 999999, files: pdf }, [nothing, ...student], refusal(404, '没有这份报名')],
    ['after the approval', attachment, [forStudents, ...student, applied(1)], refusal(409, words.approved)],
    ['too often', attachment, [forStudents, ...student, applied(0), often], tooOften(words.often)],
  ],
);

const work = { id: 32, name: '林小满', school: '杭州市第二中学', files: pdf };

upload('updateStudentApplication (spec: B7 student_apply_update)', '/api/article/student_apply_update', [
  ['', work, [forStudents, ...student, applied(-1)], success(null, '修改成功，请等待审核')],
  ...needsLogin(work),
  [
    'without a name',
    { ...work, name: '' },
    [forStudents, ...student, applied(-1)],
    invalid('name', '请填写您的姓名'),
  ],
  ['of an unknown id', { ...work, id: 999999 }, [nothing, ...student], refusal(404, '没有这份投稿')],
  ['after the approval', work, [forStudents, ...student, applied(1)], refusal(409, words.approved)],
  ['too often', work, [forStudents, ...student, applied(-1), often], tooOften(words.often)],
]);

post(
  'getStudentApplication (spec: B7 student_apply_info, B3 student application)',
  '/api/article/student_apply_info',
  [
    [
      '',
      { id: 32 },
      [forStudents, ...student, applied(-1)],
      success({
        id: integer(32),
        article_id: integer(53),
        name: string('林小满'),
        school: string('杭州市第二中学'),
        tel: string('13800000001'),
        files: files('/files/uploads/work.pdf?expires=1788199200&signature=3q2x'),
        status: like(-1),
        create_time: seconds(1788192000),
      }),
    ],
    ...needsLogin({ id: 32 }),
    ['without an id', { id: '' }, student, invalid('id', '编号不得为空')],
    ['of an unknown id', { id: 999999 }, [nothing, ...student], refusal(404, '没有这份投稿')],
  ],
);
