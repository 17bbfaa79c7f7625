import { connect } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DescribedBody } from '../src/plugins/app/request-bodies.js';
import * as files from './fixtures/files.js';
import { file, form } from './fixtures/files.js';
import { startEcho } from './support/echo.js';
import { encodeForm } from './support/test-server.js';

const oneFile = { title: '附件', allOf: [{ type: 'string', format: 'binary', maxLength: 5_242_880 }] };
const attachment: DescribedBody = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['files', 'id'],
      properties: {
        files: { ...oneFile, 'x-messages': { required: '请上传附件' } },
        id: { title: '编号', type: 'integer', minimum: 1 },
        name: { title: '姓名', type: 'string', maxLength: 20, 'x-messages': { required: '请填写您的姓名' } },
      },
    },
  },
};
const pictures: DescribedBody = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { photos: { title: '照片', type: 'array', maxItems: 2, items: oneFile } },
    },
    encoding: { photos: { contentType: 'image/jpeg, image/png' } },
  },
};
let app: FastifyInstance;
beforeAll(async () => {
  app = await startEcho({ attachment, pictures });
});
afterAll(() => app.close());

async function post(url: string, sent: FormData) {
  const answer = await app.inject({ method: 'POST', url, ...(await encodeForm(sent)) });
  return answer.json<{ code: number; msg: string; data: unknown }>();
}

function raw(payload: string, type = 'multipart/form-data; boundary=x') {
  return app.inject({ method: 'POST', url: '/attachment', payload, headers: { 'content-type': type } });
}

function refusal(message: string, field = 'files') {
  return { code: 400, msg: message, data: { errors: [{ field, message }] } };
}

describe('a form', () => {
  it('is read into its fields: texts by their described type, files with name and type', async () => {
    const sent = form({ files: file('课题 成果.docx', files.docx), id: '31', name: '周明', extra: 'x' });
    expect((await post('/attachment', sent)).data).toEqual({
      files: {
        name: '课题 成果.docx',
        contentType: expect.stringContaining('wordprocessingml') as string,
        size: files.docx.length,
      },
      id: 31,
      name: '周明',
      extra: 'x',
    });
  });

  it('is refused with all missing fields, in the described order', async () => {
    expect(await post('/attachment', form({ name: 'x' }))).toEqual({
      code: 400,
      msg: '请上传附件',
      data: {
        errors: [
          { field: 'files', message: '请上传附件' },
          { field: 'id', message: '请填写编号' },
        ],
      },
    });
  });

  it('gets the errors of files and texts together', async () => {
    const sent = form({ files: file('a.pdf', files.html), id: 'x' });
    expect((await post('/attachment', sent)).data).toMatchObject({
      errors: [{ field: 'files' }, { field: 'id', message: '编号应为整数' }],
    });
  });

  it.each([
    ['text instead of a file', 'no file'],
    ['a file field without a file', new File([], '')],
  ])('treats %s as missing', async (_what, files) => {
    expect(await post('/attachment', form({ files, id: '1' }))).toEqual(refusal('请上传附件'));
  });

  it('ignores a file that is not described', async () => {
    const sent = form({
      files: file('a.png', files.png),
      id: '1',
      name: file('b.png', files.png),
      other: file('c', files.png),
    });
    expect((await post('/attachment', sent)).data).toEqual({
      files: { name: 'a.png', contentType: 'image/png', size: files.png.length },
      id: 1,
    });
  });

  it('gives a list of files when one is described, also for a single file', async () => {
    expect(
      (await post('/pictures', form({ photos: [file('a.png', files.png), file('b.jpg', files.jpeg)] }))).data,
    ).toMatchObject({
      photos: [{ name: 'a.png' }, { name: 'b.jpg', contentType: 'image/jpeg' }],
    });
    const one = await post('/pictures', form({ photos: file('a.png', files.png) }));
    expect(one.data).toMatchObject({ photos: [{ name: 'a.png' }] });
  });
});

describe('a file', () => {
  it.each([
    ['jpg', files.jpeg, 'image/jpeg'],
    ['png', files.png, 'image/png'],
    ['gif', files.gif, 'image/gif'],
    ['doc', files.doc, 'application/msword'],
    ['docx', files.docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['pdf', files.pdf, 'application/pdf'],
  ])('is recognised as %s by its content, whatever its name', async (_extension, bytes, contentType) => {
    const { data } = await post('/attachment', form({ files: file('x.exe', bytes), id: '1' }));
    expect(data).toMatchObject({ files: { contentType, size: bytes.length } });
  });

  it.each([
    ['SVG', 'a.png', files.svg],
    ['HTML', 'a.pdf', files.html],
    ['plain text', 'a.doc', Buffer.from('WordDocument')],
    ['a zip', 'a.docx', files.zip],
    ['a spreadsheet', 'a.docx', files.xlsx],
    ['an old spreadsheet', 'a.doc', files.compoundFile('Workbook')],
    ['a program', 'a.jpg', Buffer.from('MZ\u0090\u0000\u0003')],
    ['a truncated signature', 'a.png', files.png.subarray(0, 5)],
  ])('is refused as %s although its name is %s', async (_what, name, bytes) => {
    const refused = await post('/attachment', form({ files: file(name, bytes), id: '1' }));
    expect(refused).toEqual(refusal('仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'));
  });

  it('must have a type of its field', async () => {
    expect(
      await post('/pictures', form({ photos: [file('a.png', files.png), file('b.gif', files.gif)] })),
    ).toEqual(refusal('仅支持 jpg、jpeg、png 格式', 'photos.1'));
  });

  it('may be exactly 5 MB long', async () => {
    const largest = Buffer.concat([files.png, Buffer.alloc(5_242_880 - files.png.length)]);
    const kept = await post('/attachment', form({ files: file('a.png', largest), id: '1' }));
    expect(kept.data).toMatchObject({ files: { size: 5_242_880 } });
    expect(
      await post('/attachment', form({ files: file('a.png', Buffer.concat([largest, files.png])), id: '1' })),
    ).toEqual(refusal('文件大小请控制在5M之内'));
  });

  it('must not be empty', async () => {
    expect(await post('/attachment', form({ files: new File([], 'a.pdf'), id: '1' }))).toEqual(
      refusal('文件是空的，请重新选择'),
    );
  });

  it('must not come more often than described', async () => {
    const photo = file('a.png', files.png);
    expect(await post('/attachment', form({ files: [photo, photo], id: '1' }))).toEqual(
      refusal('只可上传一个文件'),
    );
    expect(await post('/pictures', form({ photos: [photo, photo, photo] }))).toEqual(
      refusal('照片最多2项', 'photos'),
    );
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\课件\\图.png', '图.png'],
    ['a\u202egnp.png', 'agnp.png'],
    [`${'长'.repeat(150)}.png`, `${'长'.repeat(96)}.png`],
    ['  ', '附件'],
  ])('with the name %j is named %s', async (given, name) => {
    const { data } = await post('/attachment', form({ files: file(given, files.png), id: '1' }));
    expect(data).toMatchObject({ files: { name } });
  });
});

describe('a body that is not a form', () => {
  const part = '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n';

  it.each([
    ['an empty body', ''],
    ['no part', 'nonsense'],
    ['a truncated form', part],
    ['a truncated part', part.slice(0, 60)],
    ['a field with the name of an object property', part.replace('id', '__proto__') + '--x--\r\n'],
    [
      'invalid JSON in a part',
      part.replace('\r\n\r\n1', '\r\ncontent-type: application/json\r\n\r\n{') + '--x--\r\n',
    ],
  ])('is refused: %s', async (_what, payload) => {
    const answer = await raw(payload);
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([200, 400]);
    expect(answer.json<{ msg: string }>().msg).toMatch(/\p{Script=Han}/u);
  });

  it('always gets an answer', async () => {
    const pieces = fc.constantFrom(
      '--x',
      '--',
      '\r\n',
      '\n',
      '"',
      ';',
      'id',
      '=',
      'content-disposition: form-data; name="id"',
    );
    const payload = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(payload, async (found) => {
        const answer = await raw(found.join(''));
        expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([200, 400]);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });

  it('is refused without a boundary', async () => {
    expect((await raw(part, 'multipart/form-data')).json()).toMatchObject({ code: 400 });
  });

  it.each([
    ['fields', Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${String(index)}`, 'x']))],
    ['files', { other: Array.from({ length: 21 }, () => file('a', files.png)) }],
    ['text in a field', { name: 'x'.repeat(70_000) }],
  ])('is too large: %s over the limit', async (_what, fields) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/attachment',
      ...(await encodeForm(form(fields))),
    });
    expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([413, '提交的内容过大']);
  });

  it('is not read when its declared length is far too large', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000000' };
    const answer = await app.inject({ method: 'POST', url: '/attachment', payload: part, headers });
    expect(answer.statusCode).toBe(413);
  });

  it('is aborted when it never ends', async () => {
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(url.port), '127.0.0.1').on('error', () => undefined);
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    const head = 'POST /attachment HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n';
    socket.write(`${head}content-type: multipart/form-data; boundary=x\r\n\r\n`);
    socket.write(
      chunk(Buffer.from('--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\n')),
    );
    const event = (name: 'close' | 'drain') => new Promise((resolve) => socket.once(name, resolve));
    const closed = event('close');
    const megabyte = chunk(Buffer.alloc(1024 * 1024));
    for (let sent = 0; sent < 200 && !socket.destroyed; sent += 1) {
      if (!socket.write(megabyte)) await Promise.race([event('drain'), closed]);
    }
    await closed;
    expect(socket.bytesWritten).toBeLessThan(100 * 1024 * 1024);
  });
});
