import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeEach, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../../../../src/config.js';
import { readPaperTexts } from '../../../../src/commands/paper-texts.js';
import { readTexts } from '../../../../src/features/papers/texts/read-texts.js';
import {
  findUnsearchablePapers,
  forgetTextsCutOtherwise,
  hasUnreadTexts,
} from '../../../../src/features/papers/texts/texts.queries.js';
import { insert } from '../../../support/insert.js';
import { pdfWithoutFont } from '../../../support/pdf-files.js';
import { useTestServer } from '../../../support/test-server.js';
import { wordFileOf } from '../../../support/word-files.js';

const server = useTestServer();
const samples = join(repositoryRoot(), 'packages', 'ui', 'src', 'patterns', 'paper', 'samples');

const read = (cutWord = false) => readTexts({ db: server.db, files: server.services.files, cutWord });

async function addPaper(title: string, ...fileKeys: string[]): Promise<void> {
  const model = await server.db
    .selectFrom('papers')
    .select(['stage_id', 'grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'created_at'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await insert(server.db, { papers: { ...model, title, file_keys: fileKeys } });
}

const textOf = (fileKey: string) =>
  server.db.selectFrom('paper_texts').selectAll().where('file_key', '=', fileKey).executeTakeFirstOrThrow();

const store = (key: string, bytes: Uint8Array) => server.services.files.write(key, bytes);
const sample = (name: string) => readFile(join(samples, name));

beforeEach(async () => {
  await server.db.deleteFrom('all_papers').where('title', 'like', '读%').execute();
  await server.db.deleteFrom('paper_texts').execute();
});

it('reads each file of a paper once, three quarters of a PDF for visitors', async () => {
  await store('papers/a.pdf', await sample('paper.pdf'));
  await store('papers/b.docx', await sample('paper.docx'));
  await addPaper('读两份', 'papers/a.pdf', 'papers/b.docx');
  expect(await hasUnreadTexts(server.db)).toBe(true);
  expect(await read()).toBe(2);
  const pdf = await textOf('papers/a.pdf');
  expect(pdf).toMatchObject({ state: 'read', page_count: 8, is_cut: true });
  expect(pdf.open_text.split('\f')).toHaveLength(6);
  expect(pdf.closed_text.split('\f')).toHaveLength(2);
  const word = await textOf('papers/b.docx');
  expect(word).toMatchObject({ state: 'read', page_count: 0, is_cut: false, closed_text: '' });
  expect(word.open_text).not.toBe('');

  const files = vi.spyOn(server.services.files, 'read');
  await addPaper('读同一份', 'papers/a.pdf');
  await server.db
    .updateTable('all_papers')
    .set({ file_keys: ['papers/b.docx', 'papers/a.pdf'] })
    .where('title', '=', '读同一份')
    .execute();
  expect(await read()).toBe(0);
  expect(files).not.toHaveBeenCalled();
  files.mockRestore();
});

it('reads a font that the file does not hold', async () => {
  await store('papers/no-font.pdf', await pdfWithoutFont('求下列各式的值'));
  await addPaper('读没有字体的', 'papers/no-font.pdf');
  await read();
  const { open_text, closed_text } = await textOf('papers/no-font.pdf');
  expect(open_text + closed_text).toContain('求下列各式的值');
});

it('names the files without text, and reads the others', async () => {
  await store('papers/locked.pdf', await sample('locked.pdf'));
  await store('papers/scan.pdf', await sample('scan.pdf'));
  await store('papers/damaged.pdf', Buffer.from('no PDF'));
  await store('papers/damaged.docx', Buffer.from('no Word file'));
  await store('papers/old.doc', Buffer.from('old'));
  await store('papers/fine.pdf', await sample('paper.pdf'));
  const keys = ['locked.pdf', 'scan.pdf', 'damaged.pdf', 'damaged.docx', 'old.doc', 'none.pdf', 'fine.pdf'];
  for (const key of keys) await addPaper(`读${key}`, `papers/${key}`);
  expect(await read()).toBe(keys.length);
  expect(await findUnsearchablePapers(server.db)).toEqual([
    { title: '读damaged.docx', state: 'damaged' },
    { title: '读damaged.pdf', state: 'damaged' },
    { title: '读locked.pdf', state: 'password' },
    { title: '读none.pdf', state: 'missing' },
    { title: '读old.doc', state: 'format' },
    { title: '读scan.pdf', state: 'empty' },
  ]);
});

it('gives up a file that ends the process each time', async () => {
  await addPaper('读不完', 'papers/endless.pdf');
  await server.db.updateTable('paper_texts').set({ attempts: 3 }).execute();
  expect(await read()).toBe(0);
  expect(await findUnsearchablePapers(server.db)).toEqual([{ title: '读不完', state: 'unread' }]);
});

it('opens of a Word file what visitors get of it, and forgets it under the other setting', async () => {
  await store('papers/four.docx', wordFileOf(['one', 'two', 'three', 'four']));
  await addPaper('读四页', 'papers/four.docx');
  await read();
  expect((await textOf('papers/four.docx')).open_text).toContain('four');
  await forgetTextsCutOtherwise(server.db, true);
  expect(await textOf('papers/four.docx')).toMatchObject({ state: 'unread', open_text: '' });
  await read(true);
  const { open_text, closed_text } = await textOf('papers/four.docx');
  expect(open_text).toContain('three');
  expect(open_text).not.toContain('four');
  expect(closed_text).toContain('four');
  await forgetTextsCutOtherwise(server.db, true);
  expect(await read(true)).toBe(0);
});

it('reads a PDF of 2,000 pages', async () => {
  const document = await PDFDocument.create();
  for (let page = 1; page <= 2000; page += 1) document.addPage();
  document.getPage(0).drawText('the first');
  document.getPage(1999).drawText('the last');
  await store('papers/long.pdf', await document.save());
  await addPaper('读很长', 'papers/long.pdf');
  await read();
  const { page_count, open_text, closed_text } = await textOf('papers/long.pdf');
  expect(page_count).toBe(2000);
  expect(open_text.split('\f')[0]).toBe('the first');
  expect(closed_text.split('\f').at(-1)).toBe('the last');
});

/** A ZIP whose first part says that it is a gibibyte when unpacked. */
function claimingGibibyte(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  bytes.writeUInt32LE(1024 ** 3, bytes.indexOf('PK\u0001\u0002', 'latin1') + 24);
  return bytes;
}

it('does not unpack a Word file of a gibibyte', async () => {
  await store('papers/bomb.docx', claimingGibibyte(wordFileOf(['one'])));
  await addPaper('读炸弹', 'papers/bomb.docx');
  const step = vi.fn<(text: string) => void>();
  const reading = { db: server.db, files: server.services.files, cutWord: false };
  await readPaperTexts(reading, { step, progress: () => undefined });
  expect(step.mock.lastCall?.[0]).toContain('这些试卷只能按标题找：\n  读炸弹：文件过大');
});
