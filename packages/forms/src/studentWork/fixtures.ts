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
  valid: [
    { name: 'a work', fields: complete, payload },
    {
      name: 'a picture, and blanks around the texts',
      fields: { ...complete, school: '　砚山市第二中学 ', files: [picture] },
      payload: { ...payload, file: picture },
    },
  ],
  invalid: [
    {
      name: 'nothing filled in',
      spec: ['B5 work required'],
      fields: empty,
      messages: { name: '请填写您的姓名', school: '请填写您的单位', files: '请上传附件' },
    },
    {
      name: 'only blanks',
      fields: { ...complete, name: '　', school: ' ' },
      messages: { name: '请填写您的姓名', school: '请填写您的单位' },
    },
    {
      name: 'texts over the maximum length',
      fields: { ...complete, name: '林'.repeat(51), school: '校'.repeat(101) },
      messages: { name: '姓名最多50个字', school: '单位最多100个字' },
    },
    {
      name: 'two files',
      spec: ['B5 work one'],
      fields: { ...complete, files: [work, picture] },
      messages: { files: '只可上传一个文件' },
    },
    {
      name: 'one byte more than 5 MB',
      spec: ['B5 work size'],
      fields: { ...complete, files: [sampleFile('画作.png', maxFileBytes + 1)] },
      messages: { files: '文件大小请控制在5M之内' },
    },
    {
      name: 'an empty file',
      fields: { ...complete, files: [sampleFile('空白.docx', 0)] },
      messages: { files: '文件是空的，请重新选择' },
    },
    {
      name: 'a file of another type',
      fields: { ...complete, files: [sampleFile('朗诵.mp4')] },
      messages: { files: '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式' },
    },
  ],
};
