import type { SubmitBookFeedbackInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { Upload } from '../rules/uploads.js';
import { empty, type BookFeedbackFields } from './schema.js';

const cover: Upload = {
  id: 'cover',
  name: '封面.jpg',
  size: 1_258_291,
  status: 'done',
  url: '/files/uploads/3f6c1b0e9d7a.jpg',
};
const page: Upload = {
  id: 'page',
  name: '第47页.png',
  size: 2_411_724,
  status: 'done',
  url: '/files/uploads/8a2e5c4d1f60.png',
};

const correction: BookFeedbackFields = {
  type: '1',
  book_name: '高考数学总复习',
  subject: '数学',
  book_number: '978-7-0000-0000-0',
  page_number: '47',
  question_number: '9',
  edition_year: '2026',
  edition_month: '6',
  edition_version: '2',
  print_batch: '5',
  descr: '第 9 题图中的字母 A、B 与题干标注相反。',
  images: [cover, page],
  email: 'reader@example.com',
};

const { type: _type, images: _images, ...texts } = correction;
const correctionPayload: SubmitBookFeedbackInput = {
  ...texts,
  type: 1,
  images: '/files/uploads/3f6c1b0e9d7a.jpg,/files/uploads/8a2e5c4d1f60.png',
};

const noPlace = {
  book_number: '',
  page_number: '',
  question_number: '',
  edition_year: '',
  edition_month: '',
  edition_version: '',
  print_batch: '',
};

const feedback: BookFeedbackFields = {
  ...correction,
  ...noPlace,
  type: '2',
  descr: '希望把参考答案单独装订成一册。',
  images: [cover],
};

const feedbackPayload: SubmitBookFeedbackInput = {
  type: 2,
  book_name: '高考数学总复习',
  subject: '数学',
  descr: '希望把参考答案单独装订成一册。',
  images: '/files/uploads/3f6c1b0e9d7a.jpg',
  email: 'reader@example.com',
};

const missing = {
  book_name: '请填写图书名称',
  subject: '请填写学科',
  descr: '请填写问题描述',
  images: '请上传图片',
  email: '请填写您的邮箱',
};

export const bookFeedbackFixtures: FormFixtures<BookFeedbackFields, SubmitBookFeedbackInput> = {
  valid: [
    ...accepted(correction, correctionPayload, [
      ['a correction (spec: B3 correction form, B7 feedback correction)'],
    ]),
    ...accepted(feedback, feedbackPayload, [
      [
        'feedback, with the fields of a correction empty (spec: B5 correction hidden fields, B7 feedback feedback)',
      ],
      [
        'feedback, with the fields of a correction filled in (spec: B5 correction hidden fields)',
        { book_number: '978', edition_year: '年'.repeat(11) },
        {},
      ],
      [
        'a description of ten characters',
        { descr: ' 答案请单独装订成一册 ' },
        { descr: '答案请单独装订成一册' },
      ],
    ]),
    ...accepted(correction, correctionPayload, [
      [
        'blanks around the texts',
        { book_name: ' 高考数学总复习　', edition_month: '6 ', email: ' reader@example.com' },
        {},
      ],
    ]),
  ],
  invalid: refused(correction, [
    [
      'nothing chosen, nothing filled in (spec: B5 correction problem, B5 correction name, B5 correction subject, B5 correction description, B5 correction upload_photos, B5 correction mailbox)',
      empty,
      { type: '请选择您的问题类型', ...missing },
    ],
    [
      'a correction with nothing filled in (spec: B5 correction book_number, B5 correction page_number, B5 correction question_number, B5 correction year)',
      { ...empty, type: '1' },
      {
        book_name: missing.book_name,
        subject: missing.subject,
        book_number: '请填写书号',
        page_number: '请填写页码',
        question_number: '请填写题号',
        edition_year: '请填写年份',
        descr: missing.descr,
        images: missing.images,
        email: missing.email,
      },
    ],
    ['feedback with nothing filled in', { ...empty, type: '2' }, missing],
    [
      'an edition of blanks (spec: B5 correction edition blank)',
      { edition_year: ' ', edition_month: '　', edition_version: '\t', print_batch: '' },
      { edition_year: '请填写年份' },
    ],
    [
      'an edition with its year only (spec: B5 correction edition order)',
      { edition_month: ' ', edition_version: '', print_batch: '' },
      { edition_month: '请填写月份' },
    ],
    [
      'an edition with year and month only (spec: B5 correction edition order)',
      { edition_version: '　', print_batch: '' },
      { edition_version: '请填写版次' },
    ],
    [
      'an edition without its print run (spec: B5 correction edition order)',
      { print_batch: ' ' },
      '请填写印次',
    ],
    [
      'a description of nine characters and blanks (spec: B5 correction description length, B9 feedback description)',
      { ...feedback, descr: '　答案单独装订成一册\n' },
      { descr: '问题描述至少10个字' },
    ],
    [
      'texts over the maximum length',
      {
        book_name: '书'.repeat(101),
        subject: '学'.repeat(51),
        book_number: '9'.repeat(51),
        page_number: '4'.repeat(51),
        question_number: '题'.repeat(51),
        edition_year: '2'.repeat(11),
        descr: '述'.repeat(5001),
      },
      {
        book_name: '图书名称最多100个字',
        subject: '学科最多50个字',
        book_number: '书号最多50个字',
        page_number: '页码最多50个字',
        question_number: '题号最多50个字',
        edition_year: '年份最多10个字',
        descr: '问题描述最多5000个字',
      },
    ],
    ['a month over the maximum length', { edition_month: '6'.repeat(11) }, '月份最多10个字'],
    ['an edition over the maximum length', { edition_version: '2'.repeat(21) }, '版次最多20个字'],
    ['a print run over the maximum length', { print_batch: '5'.repeat(21) }, '印次最多20个字'],
    ['an invalid e-mail address', { ...feedback, email: 'reader@example' }, { email: '邮箱格式错误' }],
    [
      'a picture that is uploading',
      { ...feedback, images: [cover, { ...page, status: 'uploading', url: '' }] },
      { images: '文件正在上传，请稍候' },
    ],
    [
      'a picture whose upload failed',
      { ...feedback, images: [cover, { ...page, status: 'failed', url: '' }] },
      { images: '有文件没有传完，请重试或移除' },
    ],
  ]),
};
