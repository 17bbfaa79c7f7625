// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { messageOf } from './message-of.js';
import { isUnderWay, uploads, urlsOf, type Upload } from './uploads.js';

function upload(status: Upload['status'], index = 0): Upload {
  const id = String(index);
  return {
    id,
    name: `${id}.jpg`,
    size: 1000,
    status,
    url: status === 'done' ? `/files/uploads/${id}.jpg` : '',
  };
}

it('accepts uploaded files; a running upload has its message before a failed one', () => {
  const statuses = fc.array(fc.constantFrom<Upload['status']>('done', 'uploading', 'failed'), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(statuses, (all) => {
      const files = all.map(upload);
      const wrong = all.includes('failed') ? '有文件没有传完，请重试或移除' : null;
      const message = all.includes('uploading') ? '文件正在上传，请稍候' : wrong;
      expect(messageOf(uploads(), files)).toBe(message);
      expect(messageOf(uploads('请上传文件'), files)).toBe(all.length === 0 ? '请上传文件' : message);
    }),
  );
});

it('are sent as addresses in their order', () => {
  const files = [upload('done', 2), upload('done', 1)];
  expect(urlsOf(files)).toBe('/files/uploads/2.jpg,/files/uploads/1.jpg');
  expect(urlsOf([])).toBe('');
});

it('are never under way if they are sent with the form', () => {
  expect(isUnderWay(upload('uploading'))).toBe(true);
  expect(isUnderWay(upload('done'))).toBe(false);
  expect(isUnderWay(new File(['a'], 'a.pdf'))).toBe(false);
});
