import type { ApplyAsTeacherInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { Upload } from '../rules/uploads.js';
import { empty, type TeacherEnrolmentFields } from './schema.js';

export const articleId = 52;

const plan: Upload = {
  id: 'plan',
  name: '单元教学设计.docx',
  size: 88_064,
  status: 'done',
  url: '/files/uploads/2b8f6c1d0e97.docx?expires=1788199200&signature=c2ln',
};

const texts = {
  name: '周明',
  school: '砚山市第十二中学',
  tel: '13800000003',
  email: 'zhou.ming@example.com',
  subject: '数学',
};

const complete: TeacherEnrolmentFields = { ...texts, stage: '9', upload_photos: [] };

const payload: ApplyAsTeacherInput = { article_id: articleId, ...texts, stage: 9 };

export const teacherEnrolmentFixtures: FormFixtures<TeacherEnrolmentFields, ApplyAsTeacherInput> = {
  valid: accepted(complete, payload, [
    ['a teacher, without the attachment (spec: B3 teacher enrolment)'],
    ['with the attachment', { upload_photos: [plan] }, { files: plan.url }],
    [
      'blanks around the texts, and fields without a format (spec: B5 enrolment formats)',
      { name: '　周明 ', tel: '转 8012', email: '传达室代收' },
      { tel: '转 8012', email: '传达室代收' },
    ],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 enrolment name, B5 enrolment school, B5 enrolment tel, B5 enrolment email, B5 enrolment subject, B5 enrolment stage)',
      empty,
      {
        name: '请填写您的姓名',
        school: '请填写您的单位',
        tel: '请填写您的手机号',
        email: '请填写您的邮箱',
        subject: '请填写您的教授学科',
        stage: '请选择您的教授学段',
      },
    ],
    [
      'only blanks',
      { school: ' 　', subject: '\t' },
      { school: '请填写您的单位', subject: '请填写您的教授学科' },
    ],
    [
      'texts over the maximum length',
      {
        name: '周'.repeat(51),
        school: '校'.repeat(101),
        tel: '1'.repeat(31),
        email: `${'z'.repeat(243)}@example.com`,
        subject: '数'.repeat(51),
      },
      {
        name: '姓名最多50个字',
        school: '单位最多100个字',
        tel: '手机号最多30个字',
        email: '邮箱最多254个字',
        subject: '教授学科最多50个字',
      },
    ],
    [
      'an attachment that is uploading',
      { upload_photos: [{ ...plan, status: 'uploading', url: '' }] },
      '文件正在上传，请稍候',
    ],
    [
      'an attachment whose upload failed',
      { upload_photos: [{ ...plan, status: 'failed', url: '' }] },
      '有文件没有传完，请重试或移除',
    ],
  ]),
};
