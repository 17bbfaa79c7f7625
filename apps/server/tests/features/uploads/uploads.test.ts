import { imageSize } from 'image-size';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimUploads } from '../../../src/shared/uploads.queries.js';
import * as files from '../../fixtures/files.js';
import { file, form } from '../../fixtures/files.js';
import { animation, hugePng, photo } from '../../fixtures/pictures.js';
import { studentId, teacher, teacherId } from '../../fixtures/people.js';
import { refusalOf } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeEach(() => server.db.deleteFrom('uploads').execute());

async function upload(sent: File, token?: string): Promise<string> {
  const options = { form: form({ file: sent }), ...(token !== undefined && { token }) };
  const { url } = await server.ask('uploadFile', options);
  return url;
}

function rows() {
  return server.db.selectFrom('uploads').selectAll().orderBy('created_at').execute();
}

function keyIn(url: string): string {
  return new URL(url, 'http://localhost').pathname.replace('/files/', '');
}

async function age(url: string, hours: number): Promise<void> {
  await server.db
    .updateTable('uploads')
    .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
    .where('file_key', '=', keyIn(url))
    .execute();
}

describe('uploadFile', () => {
  it('stores a file under a random name, also for visitors, and returns its link', async () => {
    const envelope = await server.call('uploadFile', {
      form: form({ file: file('封面，正面.png', files.png) }),
    });
    expect(envelope).toMatchObject({ code: 200, msg: '上传成功' });
    const { url } = envelope.data as { url: string };
    expect(url).toMatch(/^\/files\/uploads\/[0-9a-f-]{36}\.png\?[^\s,]+$/);
    const answer = await server.app.inject({ url });
    expect(imageSize(answer.rawPayload)).toMatchObject({ type: 'png', width: 1, height: 1 });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline;/);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('封面，正面.png'));
    expect(await rows()).toMatchObject([
      {
        file_key: keyIn(url),
        user_id: null,
        original_name: '封面，正面.png',
        content_type: 'image/png',
        size_bytes: answer.rawPayload.length,
        claimed_at: null,
      },
    ]);
  });

  it('stores the account of the caller', async () => {
    await upload(file('a.png', files.png), await server.logIn(teacher));
    expect(await rows()).toMatchObject([{ user_id: 2 }]);
  });

  it('stores a file that cannot be read without its link', async () => {
    const url = await upload(file('a.pdf', files.pdf));
    expect((await server.app.inject({ url: `/files/${keyIn(url)}` })).statusCode).toBe(404);
  });

  it('gives the file the extension of its content, whatever its name', async () => {
    const url = await upload(file('page.html', files.gif));
    const { headers } = await server.app.inject({ url });
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'image/gif',
      'inline; filename=page.html.gif',
    ]);
    const word = await server.app.inject({ url: await upload(file('作品.docx', files.docx)) });
    expect(word.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it.each([
    ['no file', {}, '请上传附件'],
    ['two files', { file: [file('a.png', files.png), file('b.png', files.png)] }, '只可上传一个文件'],
    [
      'HTML with the name of a picture',
      { file: file('a.png', files.html) },
      '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式',
    ],
    [
      'an SVG with a script',
      { file: file('a.svg', files.svg) },
      '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式',
    ],
    [
      'more than 5 MB',
      { file: file('a.png', Buffer.concat([files.png, Buffer.alloc(5_242_880)])) },
      '文件大小请控制在5M之内',
    ],
  ])('refuses %s and stores nothing', async (_what, fields, message) => {
    expect(await server.call('uploadFile', { form: form(fields) })).toEqual(refusalOf('file', message));
    expect(await rows()).toEqual([]);
  });

  it('refuses a picture that cannot be shown as it is, and keeps no place where one was taken', async () => {
    const refused = async (bytes: Buffer) =>
      server.call('uploadFile', { form: form({ file: file('a.png', bytes) }) });
    const cut = (await photo()).subarray(0, 500);
    expect(await refused(cut)).toEqual(refusalOf('file', '图片打不开，请换一张，或用图片软件重新保存'));
    expect(await refused(await animation())).toEqual(refusalOf('file', '不能用动图，请换一张静止的图片'));
    expect(await refused(hugePng())).toEqual(refusalOf('file', '图片超过一亿像素，请缩小后再传'));
    expect(await rows()).toEqual([]);
    const answer = await server.app.inject({ url: await upload(file('a.jpg', await photo())) });
    expect(imageSize(answer.rawPayload)).toEqual({ type: 'jpg', width: 600, height: 800 });
  });

  it('requires a form', async () => {
    expect(await server.call('uploadFile', { body: { file: 'x' } })).toMatchObject({ code: 415 });
  });

  it('is limited by address', async () => {
    const one = () =>
      server.call('uploadFile', { form: form({ file: file('a.png', files.png) }), address: '192.0.2.7' });
    for (let sent = 0; sent < 120; sent += 1) expect((await one()).code).toBe(200);
    expect(await one()).toMatchObject({
      code: 429,
      data: { retry_after: expect.any(Number) as number },
    });
    // Uploads are counted before they are read, so that an invalid one counts too.
    const wrong = { form: form({ file: file('a.svg', files.svg) }), address: '192.0.2.7' };
    expect((await server.call('uploadFile', wrong)).code).toBe(429);
    expect(await upload(file('a.png', files.png))).not.toBe('');
  });
});

describe('an upload that no submission claims', () => {
  it('is deleted with its file at the first upload a day later', async () => {
    const old = await upload(file('a.png', files.png));
    const young = await upload(file('b.png', files.png));
    await age(old, 25);
    await age(young, 23);
    const latest = await upload(file('c.png', files.png));
    expect((await rows()).map((row) => row.file_key)).toEqual([young, latest].map(keyIn));
    expect((await server.app.inject({ url: old })).statusCode).toBe(404);
    expect((await server.app.inject({ url: young })).statusCode).toBe(200);
  });

  it('stays once it is claimed', async () => {
    const url = await upload(file('a.png', files.png));
    await claimUploads(server.db, [url], { field: 'images', userId: undefined });
    await age(url, 25);
    await upload(file('b.png', files.png));
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  });

  it('does not fail a later upload when its file cannot be deleted, and is tried again', async () => {
    const old = await upload(file('a.png', files.png));
    await age(old, 25);
    const { services } = server;
    const { delete: deleteFile } = services.files;
    services.files.delete = () => Promise.reject(new Error('read-only'));
    await upload(file('b.png', files.png));
    expect(await rows()).toHaveLength(2);
    services.files.delete = deleteFile;
    await upload(file('c.png', files.png));
    expect((await rows()).map((row) => row.file_key)).not.toContain(keyIn(old));
  });
});

describe('claimUploads', () => {
  const claim = (urls: readonly string[], userId?: number) =>
    claimUploads(server.db, urls, { field: 'images', userId });
  const lost = { fieldErrors: [{ field: 'images', message: '上传的文件已失效，请重新上传' }] };

  it('returns the keys of the URLs in order and without duplicates, whatever their signature', async () => {
    const [one, two] = [await upload(file('a.png', files.png)), await upload(file('b.jpg', files.jpeg))];
    const elsewhere = `https://books.example.cn${keyIn(two).replace(/^/, '/files/')}?expires=1`;
    expect(await claim([elsewhere, one, one])).toEqual([keyIn(two), keyIn(one)]);
    expect((await rows()).every((row) => row.claimed_at !== null)).toBe(true);
  });

  it('refuses the upload of somebody else, also to a visitor, and leaves it to its owner', async () => {
    const url = await upload(file('a.png', files.png), await server.logIn(teacher));
    await expect(claim([url], studentId)).rejects.toMatchObject(lost);
    await expect(claim([url])).rejects.toMatchObject(lost);
    expect(await claim([url], teacherId)).toEqual([keyIn(url)]);
  });

  it('claims nothing without a URL', async () => {
    expect(await claim([])).toEqual([]);
  });

  it('claims an upload once', async () => {
    const url = await upload(file('a.png', files.png));
    const claims = await Promise.allSettled([claim([url]), claim([url])]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(claim([url])).rejects.toMatchObject(lost);
  });

  it.each([
    '',
    'https://evil.example.com/a.png',
    '/files/papers/1.pdf',
    '/files/uploads/../papers/1.pdf',
    '/files/uploads/00000000-0000-4000-8000-000000000000.png',
    'javascript:alert(1)',
    'http://[',
  ])('refuses %j, which is not an upload', async (url) => {
    await expect(claim([url])).rejects.toMatchObject(lost);
  });

  it('refuses a type that the submission does not accept', async () => {
    const url = await upload(file('a.pdf', files.pdf));
    await expect(claim([url])).rejects.toMatchObject({
      fieldErrors: [{ field: 'images', message: '仅支持 jpg、jpeg、png、gif 格式' }],
    });
  });
});
