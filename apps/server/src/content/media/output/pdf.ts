import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { Op, PathOp, TextOp } from '../typeset/ops.js';
import type { Typeface } from './typeface.js';

/** Runs on other threads, so that one core compresses a page while this one lays out the next paper. */
const pack = promisify<string, { level: number }, Uint8Array>(deflate);

export interface PdfSpec {
  title: string;
  width: number;
  height: number;
  pages: readonly (readonly Op[])[];
  /** The date in the file; passed in so that equal papers give equal bytes. */
  date: Date;
}

/** Writes laid-out pages as a PDF file with the typeface embedded. */
export async function writePdf(spec: PdfSpec, typeface: Typeface): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const { context } = file;
  file.setTitle(spec.title, { showInWindowTitleBar: true });
  file.setAuthor('砚田教育');
  file.setLanguage('zh-CN');
  file.setCreationDate(spec.date);
  file.setModificationDate(spec.date);
  const font = embed(context, typeface);
  const contents = await Promise.all(
    spec.pages.map((ops) => pack(pageContent(ops, spec.height, typeface), { level: 4 })),
  );
  for (const content of contents) {
    const page = file.addPage([spec.width, spec.height]);
    page.node.set(PDFName.of('Contents'), stream(context, content, {}));
    page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: font } }));
  }
  return file.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

function stream(context: PDFContext, deflated: Uint8Array, entries: Record<string, number>): PDFRef {
  return context.register(
    PDFRawStream.of(context.obj({ Length: deflated.length, Filter: 'FlateDecode', ...entries }), deflated),
  );
}

function embed(context: PDFContext, typeface: Typeface): PDFRef {
  const name = 'INKSTN+NotoSerifSC-Regular';
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-200, -350, 1200, 1100],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 733,
      StemV: 80,
      FontFile2: stream(context, typeface.file, { Length1: typeface.fileLength }),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      CIDToGIDMap: 'Identity',
      DW: 1000,
      W: typeface.widths,
      FontDescriptor: descriptor,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: stream(context, typeface.toUnicode, {}),
    }),
  );
}

function pageContent(ops: readonly Op[], height: number, typeface: Typeface): string {
  let content = '';
  let bold = false;
  let spacing = 0;
  let inText = false;
  for (const op of ops) {
    if (op.kind === 'text') {
      if (!inText) content += 'BT\n';
      inText = true;
      if ((op.bold === true) !== bold) {
        bold = op.bold === true;
        // Bold is the regular font with a thin outline: one embedded font instead of two.
        content += bold ? `2 Tr ${f(op.size * 0.028)} w\n` : '0 Tr\n';
      }
      const wanted = op.spacing ?? 0;
      if (wanted !== spacing) content += `${f(wanted)} Tc\n`;
      spacing = wanted;
      content += textContent(op, height, typeface);
    } else {
      if (inText) content += 'ET\n';
      inText = false;
      content +=
        op.kind === 'rule'
          ? `${f(op.weight)} w ${dash(op.dash)}${f(op.x1)} ${f(height - op.y1)} m ${f(op.x2)} ${f(height - op.y2)} l S\n`
          : pathContent(op, height);
    }
  }
  return inText ? `${content}ET\n` : content;
}

function textContent(op: TextOp, height: number, typeface: Typeface): string {
  const matrix = op.turned === true ? '0 1 -1 0' : op.slant === true ? '1 0 .2 1' : '1 0 0 1';
  return `/F ${f(op.size)} Tf ${matrix} ${f(op.x)} ${f(height - op.y)} Tm <${typeface.encode(op.text)}> Tj\n`;
}

const letters: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

function pathContent(op: PathOp, height: number): string {
  let content = `${f(op.weight)} w ${dash(op.dash)}`;
  if (op.fill !== undefined) content += `${f(op.fill)} g `;
  for (const [, letter, numbers] of op.d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = (numbers ?? '')
      .trim()
      .split(/[\s,]+/)
      .filter((one) => one !== '')
      .map(Number);
    content += values.map((value, at) => f(at % 2 === 0 ? op.x + value : height - op.y - value)).join(' ');
    content += ` ${letters[letter ?? ''] ?? ''} `;
  }
  return `${content}${op.fill === undefined ? 'S' : 'B 0 g'}\n`;
}

function dash(length: number | undefined): string {
  return length === undefined ? '[] 0 d ' : `[${f(length)}] 0 d `;
}

function f(value: number): string {
  return String(Math.round(value * 100) / 100);
}
