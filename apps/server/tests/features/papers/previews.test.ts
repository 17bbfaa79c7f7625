import { beforeEach, expect, it, vi } from 'vitest';
import { createPaperPreviews } from '../../../src/features/papers/previews.js';
import { contentOf, pdfOf } from '../../support/pdf-files.js';
import { useTestServer } from '../../support/test-server.js';
import { partsOf, wordFileOf } from '../../support/word-files.js';

const whole = 'papers/whole.pdf';
const cut = 'previews/papers/whole.pdf';

const server = useTestServer();

const log = { warn: vi.fn() };
const previews = (cutWord = false) =>
  createPaperPreviews({ db: server.db, files: server.services.files, log, cutWord });

beforeEach(async () => {
  await server.db.deleteFrom('paper_previews').execute();
  await server.services.files.write(whole, await pdfOf(['one', 'two', 'three', 'four']));
});

async function bytesOf(key: string): Promise<Uint8Array> {
  return Buffer.concat((await (await server.services.files.read(key)).toArray()) as Buffer[]);
}

it('cuts a PDF that was loaded without a preview, once, also for requests at the same time', async () => {
  const write = vi.spyOn(server.services.files, 'write');
  const service = previews();
  const answers = await Promise.all([service.of([whole]), service.of([whole]), service.of([whole])]);
  for (const answer of answers) expect(answer).toEqual([{ key: cut, pageCount: 4 }]);
  expect(await previews().of([whole])).toEqual([{ key: cut, pageCount: 4 }]);
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
  expect((await contentOf(await bytesOf(cut))).pages).toBe(3);
});

it('returns Word files and pictures whole, in the order of the files (spec: A4 preview pages)', async () => {
  expect(await previews().of(['papers/a.docx', whole, 'papers/b.png'])).toEqual([
    { key: 'papers/a.docx', pageCount: 0 },
    { key: cut, pageCount: 4 },
    { key: 'papers/b.png', pageCount: 0 },
  ]);
});

it('returns nothing at all where a PDF is missing or cannot be read, and tells the operator', async () => {
  await server.services.files.write('papers/damaged.PDF', Buffer.from('no PDF'));
  for (const fileKey of ['papers/none.pdf', 'papers/damaged.PDF']) {
    log.warn.mockClear();
    expect(await previews().of([whole, fileKey])).toBeUndefined();
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ fileKey }), expect.any(String));
  }
});

it('cuts Word files as well where the publisher has set it, and returns none whole', async () => {
  const word = 'papers/a.docx';
  await server.services.files.write(word, wordFileOf(['one', 'two', 'three', 'four']));
  expect(await previews(true).of([word])).toEqual([{ key: `previews/${word}`, pageCount: 4 }]);
  const text = partsOf(await bytesOf(`previews/${word}`));
  expect(text).toContain('three');
  expect(text).not.toContain('four');
  expect(await previews().of([word])).toEqual([{ key: word, pageCount: 0 }]);

  await server.services.files.write('papers/old.doc', Buffer.from('d0cf11e0', 'hex'));
  await server.services.files.write('papers/unknown.docx', wordFileOf(['one', 'two'], { isNoted: false }));
  for (const fileKey of ['papers/old.doc', 'papers/unknown.docx']) {
    log.warn.mockClear();
    expect(await previews(true).of([fileKey])).toBeUndefined();
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ fileKey }), expect.any(String));
  }
});
