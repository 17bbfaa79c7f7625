import { describe, expect, it } from 'vitest';

import { file, invalid, success, tooOften } from './answers.js';
import { uploadRefused, uploadSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

/** A picture of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const photo = new File([picture], 'photo.gif', { type: 'image/gif' });
const page = new File(['<!doctype html><p>'], 'photo.gif', { type: 'image/gif' });

describe('uploadFile (spec: B7 upload_file)', () => {
  const path = '/api/sale_auth/upload_file';

  it('returns the URL that a form sends', async () => {
    const address =
      '/files/uploads/6f1c2f0e-6d5b-4d0f-9a53-1f7a0d6f4b11.gif?expires=1788199200&signature=3q2x';
    const { data } = await uploadSucceeds(
      path,
      { file: photo },
      {
        when: 'uploadFile',
        given: [['nobody is logged in', {}]],
        answer: success({ url: file(address) }, '上传成功'),
      },
    );
    expect(data.url).toBe(address);
  });

  it('is refused for other file types, whatever the file name', async () => {
    await uploadRefused(
      path,
      { file: page },
      {
        when: 'uploadFile of a web page with the name of a picture',
        given: [['nobody is logged in', {}]],
        refusal: invalid('file', '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'),
      },
    );
  });

  it('is refused after too many uploads', async () => {
    await uploadRefused(
      path,
      { file: photo },
      {
        when: 'uploadFile too often',
        given: [['the caller has done this too often', { what: 'upload' }]],
        refusal: tooOften('操作太频繁，请在20分钟后再试'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await uploadRefused(path, { file: photo }, withExpiredToken('uploadFile'));
  });
});
