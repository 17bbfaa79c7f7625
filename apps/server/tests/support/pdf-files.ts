import {
  decodePDFRawStream,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

export async function pdfOf(texts: readonly string[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (const text of texts) {
    const { node } = file.addPage();
    node.set(PDFName.of('Contents'), file.context.register(file.context.flateStream(textOps(text))));
  }
  return file.save();
}

/** A page in a Chinese font that the file names and does not hold. */
export async function pdfWithoutFont(text: string): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const { context } = file;
  const name = 'STSong-Light';
  const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 4 };
  const glyphs = context.register(
    context.obj({ Type: 'Font', Subtype: 'CIDFontType0', BaseFont: name, CIDSystemInfo: system, DW: 1000 }),
  );
  const font = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'UniGB-UCS2-H',
    DescendantFonts: [glyphs],
  };
  const { node } = file.addPage();
  node.setFontDictionary(PDFName.of('F1'), context.register(context.obj(font)));
  const codes = Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(4, '0'));
  const ops = `BT /F1 12 Tf 40 700 Td ${PDFHexString.of(codes.join('')).toString()} Tj ET\n`;
  node.set(PDFName.of('Contents'), context.register(context.flateStream(ops)));
  return file.save();
}

export function textOps(text: string): string {
  return `BT (${text}) Tj ET\n`;
}

/** All objects of a PDF file as text, streams decoded: also what no page shows. */
export async function contentOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const parts = file.context.enumerateIndirectObjects().map(([, object]) => {
    const stream = object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : [];
    return `${object.toString()}\n${Buffer.from(stream).toString('latin1')}`;
  });
  return { pages: file.getPageCount(), text: parts.join('\n') };
}
