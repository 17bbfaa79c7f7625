import { file, invalid, success, tooOften } from './answers.js';
import { upload } from './exchange.js';
import { expired } from './rows.js';

/** A picture of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const photo = new File([picture], 'photo.gif', { type: 'image/gif' });
const page = new File(['<!doctype html><p>'], 'photo.gif', { type: 'image/gif' });

const address = '/files/uploads/6f1c2f0e-6d5b-4d0f-9a53-1f7a0d6f4b11.gif?expires=1788199200&signature=3q2x';

upload('uploadFile (spec: B7 upload_file)', '/api/sale_auth/upload_file', [
  ['', { file: photo }, [], success({ url: file(address) }, '上传成功')],
  [
    'of a web page with the name of a picture',
    { file: page },
    [],
    invalid('file', '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'),
  ],
  [
    'too often',
    { file: photo },
    [['the caller has done this too often', { what: 'upload' }]],
    tooOften('操作太频繁，请在20分钟后再试'),
  ],
  expired({ file: photo }),
]);
