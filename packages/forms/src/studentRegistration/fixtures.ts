import type { ApplyAsStudentInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { Upload } from '../rules/uploads.js';
import { empty, type StudentRegistrationFields } from './schema.js';

export const articleId = 53;

const work: Upload = {
  id: 'work',
  name: '我与一本书的故事.pdf',
  size: 1_258_291,
  status: 'done',
  url: '/files/uploads/6f1c2f0e6d5b.pdf?expires=1788199200&signature=3q2x',
};

const complete: StudentRegistrationFields = {
  name: '林小满',
  school: '砚山市第二中学',
  tel: '13800000001',
  upload_photos: [work],
};

const payload: ApplyAsStudentInput = {
  article_id: articleId,
  name: '林小满',
  school: '砚山市第二中学',
  tel: '13800000001',
  files: work.url,
};

export const studentRegistrationFixtures: FormFixtures<StudentRegistrationFields, ApplyAsStudentInput> = {
  valid: accepted(complete, payload, [
    ['a student with a work (spec: B3 student registration)'],
    [
      'blanks around the texts, and a number without a format',
      { name: ' 林小满　', tel: '请找班主任' },
      { tel: '请找班主任' },
    ],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 student name, B5 student school, B5 student tel, B5 student attachment)',
      empty,
      {
        name: '请填写您的姓名',
        school: '请填写您的单位',
        tel: '请填写您的电话',
        upload_photos: '请上传附件',
      },
    ],
    ['only blanks', { tel: ' 　' }, '请填写您的电话'],
    [
      'texts over the maximum length',
      { name: '林'.repeat(51), school: '校'.repeat(101), tel: '1'.repeat(31) },
      { name: '姓名最多50个字', school: '单位最多100个字', tel: '电话最多30个字' },
    ],
    [
      'a work that is uploading',
      { upload_photos: [{ ...work, status: 'uploading', url: '' }] },
      '文件正在上传，请稍候',
    ],
    [
      'a work whose upload failed',
      { upload_photos: [{ ...work, status: 'failed', url: '' }] },
      '有文件没有传完，请重试或移除',
    ],
  ]),
};
