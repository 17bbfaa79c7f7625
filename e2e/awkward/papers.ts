import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  PDFString,
} from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type Size = [width: number, height: number];

const A4: Size = [595, 842];
const A3: Size = [1191, 842];
const SLIP: Size = [240, 120];

/** A Chinese font that the file names and does not hold. */
function nameFont(document: PDFDocument) {
  const { context } = document;
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'STSong-Light',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 4 },
    DW: 1000,
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'STSong-Light',
      Encoding: 'UniGB-UCS2-H',
      DescendantFonts: [context.register(descendant)],
    }),
  );
}

function hexOf(text: string): PDFHexString {
  const codes = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return PDFHexString.of(codes.join(''));
}

/** A page of each size, with so many columns of lines. */
async function typeset(sizes: readonly Size[], columns = 1): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = nameFont(document);
  const name = PDFName.of('F1');
  for (const [index, size] of sizes.entries()) {
    const page = document.addPage(size);
    const [width, height] = size;
    page.node.setFontDictionary(name, font);
    const lines = Math.min(24, Math.floor(height / 30));
    for (let column = 0; column < columns; column += 1) {
      for (let line = 0; line < lines; line += 1) {
        page.pushOperators(
          PDFOperator.of(Op.BeginText),
          PDFOperator.of(Op.SetFontAndSize, [name, '12'] as never),
          PDFOperator.of(Op.MoveText, [
            String(30 + (column * width) / columns),
            String(height - 40 - line * 30),
          ] as never),
          PDFOperator.of(Op.ShowText, [
            hexOf(`第${String(index + 1)}页第${String(line + 1)}题，求下列各式的值。`),
          ]),
          PDFOperator.of(Op.EndText),
        );
      }
    }
  }
  return document;
}

/** Pictures of pages, without text. */
async function scan(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(
    await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#eee8da' } })
      .jpeg()
      .toBuffer(),
  );
  for (let page = 0; page < 4; page += 1)
    document.addPage(A4).drawImage(picture, { x: 0, y: 0, width: A4[0], height: A4[1] });
  return document;
}

/** Anybody may open it; the loader refuses one with a password to open it. */
async function locked(): Promise<PDFDocument> {
  const document = await typeset([A4, A4]);
  document.encrypt({ userPassword: '', ownerPassword: 'secret', permissions: {} });
  return document;
}

function word(): Uint8Array {
  const paragraph = `<w:p><w:r><w:t>${'一行没有分段的题干，'.repeat(40)}</w:t></w:r></w:p>`;
  const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph.repeat(12)}</w:body></w:document>`,
    ),
  });
}

/** A compound file of 1997: only its beginning is looked at. */
function oldWord(): Uint8Array {
  const bytes = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  return bytes;
}

const PDFS: Readonly<Record<string, () => Promise<PDFDocument>>> = {
  'long.pdf': () => typeset(Array.from({ length: 200 }, () => A4)),
  'scan.pdf': scan,
  'a3.pdf': () => typeset([A3, A3], 2),
  'mixed.pdf': () => typeset([A4, SLIP, A3, [842, 595], [200, 1400]]),
  'locked.pdf': locked,
};

/** The files of papers, each of them what a publisher may have in a cupboard. */
export const PAPER_FILES = [...Object.keys(PDFS), 'word.docx', 'old.doc'];

export async function writePapers(folder: string): Promise<void> {
  for (const [name, make] of Object.entries(PDFS))
    await writeFile(join(folder, name), await (await make()).save());
  await writeFile(join(folder, 'word.docx'), word());
  await writeFile(join(folder, 'old.doc'), oldWord());
}

export async function copyVideo(folder: string): Promise<void> {
  const videos = join(import.meta.dirname, '../../demo/content/videos');
  await writeFile(join(folder, 'video.mp4'), await readFile(join(videos, 'book-introduction.mp4')));
}
