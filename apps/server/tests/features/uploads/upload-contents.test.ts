import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as files from '../../fixtures/files.js';
import { file, form } from '../../fixtures/files.js';
import { photo } from '../../fixtures/pictures.js';
import { teacher } from '../../fixtures/people.js';
import { refusalOf } from '../../support/answers.js';
import { pdfOf } from '../../support/pdf-files.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

const upload = (name: string, bytes: Uint8Array) =>
  server.call('uploadFile', { form: form({ file: file(name, bytes) }) });

/** The parts of a Word file, and others. */
function word(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const types =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    'word/document.xml': strToU8('<x/>'),
    ...parts,
  });
}

const swollen = word({ 'word/media/1.bmp': new Uint8Array(12 * 1024 ** 2) });

/** It says of its largest part that it has one byte. */
function lying(): Buffer {
  const bytes = Buffer.from(swollen);
  const directory = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt32LE(1, directory + 24);
  return bytes;
}

async function pdfWith(action: Readonly<Record<string, string>>, packed: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  const { catalog, context } = document;
  const entries = Object.entries(action).map(
    ([key, value]) =>
      [key, value.startsWith('/') ? PDFName.of(value.slice(1)) : PDFString.of(value)] as const,
  );
  catalog.set(PDFName.of('OpenAction'), context.register(context.obj(Object.fromEntries(entries))));
  return document.save({ useObjectStreams: packed });
}

const script = { S: '/JavaScript', JS: 'app.alert(1)' };
const activeText = 'PDF 里有脚本、表单程序或会启动程序的内容，请用“打印为 PDF”另存一份再传';

describe('an upload is refused', () => {
  it.each([
    ['a text that begins as a GIF', Buffer.from('GIF89a=1;alert(1)'), /^图片打不开/],
    ['a Word file that unpacks to a thousand times its size', swollen, /^Word 文件解压之后太大/],
    ['a Word file whose directory is wrong', lying(), /^Word 文件打不开/],
    ['a Word file with macros', word({ 'word/vbaProject.bin': strToU8('x') }), /^Word 文件里有宏/],
    [
      'an old Word file with macros',
      Buffer.concat([files.doc, Buffer.from('_VBA_PROJECT', 'utf16le')]),
      /^Word 文件里有宏/,
    ],
  ])('for %s', async (_what, bytes, message) => {
    const { code, msg } = await upload('a', bytes);
    expect([code, msg]).toEqual([400, expect.stringMatching(message)]);
  });

  it.each([
    ['a script', script, false],
    ['a script in a packed object', script, true],
    ['a program', { S: '/Launch', F: 'cmd.exe' }, true],
  ])('for a PDF with %s', async (_what, action, packed) => {
    const bytes = Buffer.from(await pdfWith(action, packed));
    expect(bytes.includes(action.S)).toBe(!packed);
    expect(await upload('a.pdf', bytes)).toEqual(refusalOf('file', activeText));
  });

  it('for a PDF whose names are spelled otherwise, or whose objects cannot be read', async () => {
    const plain = Buffer.from(await pdfWith(script, false)).toString('latin1');
    const spelled = Buffer.from(plain.replace('/JavaScript', '/Java#53cript'), 'latin1');
    expect(await upload('a.pdf', spelled)).toEqual(refusalOf('file', activeText));
    const packed = Buffer.from(await pdfWith(script, true)).toString('latin1');
    const otherwise = Buffer.from(packed.replace('/FlateDecode', '/LZWDecode  '), 'latin1');
    expect((await upload('a.pdf', otherwise)).msg).toMatch(/^PDF 的写法特殊/);
    const locked = Buffer.from(packed.replace('/XRef', '/XRef/Encrypt 9 0 R'), 'latin1');
    expect((await upload('a.pdf', locked)).msg).toMatch(/^PDF 加了密/);
  });
});

describe('an upload is taken', () => {
  it.each([
    ['a.pdf', pdfOf(['One page', 'JavaScript'])],
    ['a.docx', Promise.resolve(word({ 'word/media/1.bmp': new Uint8Array(9 * 1024 ** 2) }))],
    ['a.doc', Promise.resolve(files.doc)],
  ])('as %s', async (name, bytes) => {
    expect((await upload(name, await bytes)).code).toBe(200);
  });

  it('as a picture of the account without the place where it was taken', async () => {
    const bytes = await photo();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const token = await server.logIn(teacher);
    await server.ask('updateUserInfo', { token, form: form({ avatar: file('a.jpg', bytes) }) });
    const row = await server.db
      .selectFrom('users')
      .select('avatar_key')
      .where('phone', '=', teacher)
      .executeTakeFirstOrThrow();
    const { rawPayload } = await server.app.inject({ url: `/files/${row.avatar_key}` });
    const { exif, width, height } = await sharp(rawPayload).metadata();
    expect([exif, width, height]).toEqual([undefined, 600, 800]);
  });
});
