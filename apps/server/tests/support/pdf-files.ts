import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

export async function pdfOf(texts: readonly string[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (const text of texts) {
    const { node } = file.addPage();
    node.set(PDFName.of('Contents'), file.context.register(file.context.flateStream(textOps(text))));
  }
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
