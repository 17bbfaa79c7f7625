import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { maxFileBytes } from '../rules/file.js';
import { sampleFile } from '../uploads/samples.js';
import type { ActivityAttachmentFields, ActivityAttachmentPayload } from './schema.js';

export const enrolmentId = 31;

const paper = sampleFile('课题成果.docx');
const scan = sampleFile('成果扫描件.PDF', maxFileBytes);

const complete: ActivityAttachmentFields = { files: [paper] };
const payload: ActivityAttachmentPayload = { id: enrolmentId, file: paper };

export const activityAttachmentFixtures: FormFixtures<ActivityAttachmentFields, ActivityAttachmentPayload> = {
  valid: accepted(complete, payload, [
    ['a document'],
    ['a scan of exactly 5 MB, with an extension in capitals', { files: [scan] }, { file: scan }],
  ]),
  invalid: refused(complete, [
    ['no file (spec: B5 attachment required)', { files: [] }, '请上传附件'],
    [
      'two files (spec: B5 attachment one, B8 more than one file, B9 upload one file)',
      { files: [paper, scan] },
      '只可上传一个文件',
    ],
    [
      'one byte more than 5 MB (spec: B5 attachment size, B9 upload limit)',
      { files: [sampleFile('课堂实录.pdf', maxFileBytes + 1)] },
      '文件大小请控制在5M之内',
    ],
    ['an empty file', { files: [sampleFile('空白.doc', 0)] }, '文件是空的，请重新选择'],
    [
      'a file of another type',
      { files: [sampleFile('课件.pptx')] },
      '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式',
    ],
  ]),
};
