import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { maxFileBytes } from '../rules/file.js';
import { sampleFile } from '../uploads/samples.js';
import { empty, type StudentWorkFields, type StudentWorkPayload } from './schema.js';

export const applicationId = 32;

const work = sampleFile('我与一本书的故事（修改稿）.pdf');
const picture = sampleFile('插图.gif');

const complete: StudentWorkFields = { name: '林小满', school: '砚山市第二中学', files: [work] };
const payload: StudentWorkPayload = {
  id: applicationId,
  name: '林小满',
  school: '砚山市第二中学',
  file: work,
};

export const studentWorkFixtures: FormFixtures<StudentWorkFields, StudentWorkPayload> = {
  valid: accepted(complete, payload, [
    ['a work'],
    [
      'a picture, and blanks around the texts',
      { school: '　砚山市第二中学 ', files: [picture] },
      { file: picture },
    ],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 work required)',
      empty,
      { name: '请填写您的姓名', school: '请填写您的单位', files: '请上传附件' },
    ],
    ['only blanks', { name: '　', school: ' ' }, { name: '请填写您的姓名', school: '请填写您的单位' }],
    [
      'texts over the maximum length',
      { name: '林'.repeat(51), school: '校'.repeat(101) },
      { name: '姓名最多50个字', school: '单位最多100个字' },
    ],
    ['two files (spec: B5 work one)', { files: [work, picture] }, '只可上传一个文件'],
    [
      'one byte more than 5 MB (spec: B5 work size)',
      { files: [sampleFile('画作.png', maxFileBytes + 1)] },
      '文件大小请控制在5M之内',
    ],
    ['an empty file', { files: [sampleFile('空白.docx', 0)] }, '文件是空的，请重新选择'],
    [
      'a file of another type',
      { files: [sampleFile('朗诵.mp4')] },
      '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式',
    ],
  ]),
};
