import { PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { firstPages } from '../../../src/features/papers/first-pages.js';
import { expectFirst, shares, texts } from '../../support/cut-pages.js';
import { contentOf, pdfOf, textOps } from '../../support/pdf-files.js';

/** A file of eight pages, changed by the test before it is cut. */
async function cutAfter(change: (file: PDFDocument, pages: PDFPage[]) => void) {
  const file = await PDFDocument.load(await pdfOf(texts));
  change(file, file.getPages());
  return contentOf((await firstPages(await file.save())).bytes);
}

describe('the first pages of a PDF (spec: A4 preview pages)', () => {
  for (const [total, shown] of shares) {
    it(`are ${String(shown)} of ${String(total)}`, async () => {
      const { bytes, pageCount } = await firstPages(await pdfOf(texts.slice(0, total)));
      expect(pageCount).toBe(total);
      const { pages, text } = await contentOf(bytes);
      expect(pages).toBe(shown);
      expectFirst(shown, text);
    });
  }

  it('open in the library that shows them', async () => {
    const { bytes } = await firstPages(await pdfOf(texts));
    const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(file.numPages).toBe(6);
    await file.loadingTask.destroy();
  });
});

describe('no page behind the cut is in the file', () => {
  it('that a link leads to', async () => {
    const { text } = await cutAfter(({ context }, pages) => {
      const link = { Type: 'Annot', Subtype: 'Link', Dest: [pages[7]?.ref ?? null, 'Fit'] };
      pages[0]?.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]));
    });
    expect(text).toContain('text of page 1');
    expect(text).not.toContain('text of page 8');
  });

  it('that the outline leads to', async () => {
    const { text } = await cutAfter(({ context, catalog }, pages) => {
      const item = context.register(context.obj({ Dest: [pages[7]?.ref ?? null, 'Fit'] }));
      catalog.set(
        PDFName.of('Outlines'),
        context.register(context.obj({ First: item, Last: item, Count: 1 })),
      );
    });
    expect(text).not.toContain('text of page 8');
  });

  it('whose pictures stand in a dictionary that all pages share', async () => {
    const { text } = await cutAfter(({ context }, pages) => {
      const picture = (name: string) => context.register(context.flateStream(`scan of page ${name}`));
      const shared = context.register(context.obj({ XObject: { One: picture('1'), Eight: picture('8') } }));
      for (const { node } of pages) node.set(PDFName.of('Resources'), shared);
      pages[0]?.node.set(PDFName.of('Contents'), context.register(context.flateStream('/One Do')));
    });
    expect(text).toContain('scan of page 1');
    expect(text).not.toContain('scan of page 8');
  });

  it('whose pictures stand in the dictionary of a form', async () => {
    const { text } = await cutAfter(({ context }, pages) => {
      const picture = (name: string) => context.register(context.flateStream(`scan of page ${name}`));
      const shared = context.register(context.obj({ XObject: { One: picture('1'), Eight: picture('8') } }));
      const form = context.flateStream('/One Do', { Subtype: 'Form', Resources: shared });
      const [first] = pages;
      first?.node.set(PDFName.of('Resources'), context.obj({ XObject: { Frame: context.register(form) } }));
      first?.node.set(
        PDFName.of('Contents'),
        context.register(context.flateStream(`${textOps('top')}/Frame Do`)),
      );
    });
    expect(text).toContain('scan of page 1');
    expect(text).not.toContain('scan of page 8');
  });
});

describe('nothing is made', () => {
  it('of a file that is not a PDF', async () => {
    await expect(firstPages(Buffer.from('0123456789'))).rejects.toThrow();
  });

  it('of a file with a password', async () => {
    const file = await PDFDocument.load(await pdfOf(texts));
    file.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    await expect(firstPages(await file.save())).rejects.toThrow();
  });
});
