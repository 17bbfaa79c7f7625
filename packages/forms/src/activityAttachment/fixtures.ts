import type { FormFixtures } from '../form/form-schema.js';
import { maxFileBytes } from '../rules/file.js';
import { sampleFile } from '../uploads/samples.js';
import type { ActivityAttachmentFields, ActivityAttachmentPayload } from './schema.js';

export const enrolmentId = 31;

const paper = sampleFile('课题成果.docx');
const scan = sampleFile('成果扫描件.PDF', maxFileBytes);

export const activityAttachmentFixtures: FormFixtures<ActivityAttachmentFields, ActivityAttachmentPayload> = {
  valid: [
    { name: 'a document', fields: { files: [paper] }, payload: { id: enrolmentId, file: paper } },
    {
      name: 'a scan of exactly 5 MB, with an extension in capitals',
      fields: { files: [scan] },
      payload: { id: enrolmentId, file: scan },
    },
  ],
  invalid: [
    {
      name: 'no file',
      spec: ['B5 attachment required'],
      fields: { files: [] },
      messages: { files: '请上传附件' },
    },
    {
      name: 'two files',
      spec: ['B5 attachment one', 'B8 more than one file', 'B9 upload one file'],
      fields: { files: [paper, scan] },
      messages: { files: '只可上传一个文件' },
    },
    {
      name: 'one byte more than 5 MB',
      spec: ['B5 attachment size', 'B9 upload limit'],
      fields: { files: [sampleFile('课堂实录.pdf', maxFileBytes + 1)] },
      messages: { files: '文件大小请控制在5M之内' },
    },
    {
      name: 'an empty file',
      fields: { files: [sampleFile('空白.doc', 0)] },
      messages: { files: '文件是空的，请重新选择' },
    },
    {
      name: 'a file of another type',
      spec: ['B5 attachment types'],
      fields: { files: [sampleFile('课件.pptx')] },
      messages: { files: '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式' },
    },
  ],
};
