import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { firstPages } from '../../../src/features/papers/first-pages.js';
import { texts } from '../../support/cut-pages.js';
import { contentOf, pdfOf, textOps } from '../../support/pdf-files.js';

/**
 * A tagged file of eight pages: on each a heading, and one paragraph that goes on from the sixth page to the seventh.
 * What describes an element names the page of its last content.
 */
async function taggedFile(): Promise<Uint8Array> {
  const file = await PDFDocument.load(await pdfOf(texts));
  const { context, catalog } = file;
  const pages = file.getPages();
  const element = (role: string, kids: unknown[], last: number) =>
    context.register(
      context.obj({
        S: PDFName.of(role),
        K: context.obj(kids as never[]),
        Alt: PDFString.of(`described on page ${String(last)}`),
      }),
    );
  const content = (page: number, number: number) => ({
    Type: 'MCR',
    Pg: pages[page - 1]?.ref ?? null,
    MCID: number,
  });
  for (const { node } of pages) {
    const ops = `/H1 <</MCID 0>> BDC ${textOps('heading')} EMC /P <</MCID 1>> BDC ${textOps('words')} EMC`;
    node.set(PDFName.of('Contents'), context.register(context.flateStream(ops)));
  }
  const headings = texts.map((_, index) => element('Title1', [content(index + 1, 0)], index + 1));
  const across = element('P', [content(6, 1), content(7, 1)], 7);
  const root = context.obj({ K: [...headings, across], RoleMap: { Title1: 'H1' } });
  catalog.set(PDFName.of('StructTreeRoot'), context.register(root));
  return file.save();
}

it('keeps the structure of the first pages', async () => {
  const { bytes } = await firstPages(await taggedFile());
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const tree = await (await file.getPage(6)).getStructTree();
  expect(tree).toMatchObject({
    role: 'Root',
    children: [
      { role: 'H1', alt: 'described on page 6', children: [{ type: 'content' }] },
      { role: 'P', children: [{ type: 'content' }] },
    ],
  });
  await file.loadingTask.destroy();
});

it('keeps nothing that describes what is behind the cut', async () => {
  const { text } = await contentOf((await firstPages(await taggedFile())).bytes);
  expect(text).toContain('described on page 6');
  expect(text).not.toMatch(/described on page [78]/);
});
