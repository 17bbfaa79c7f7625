import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { previewPages } from '@inkstone/api/rules';
import { copyStructure } from './first-pages-structure.js';

export interface FirstPages {
  /** Contains nothing of the other pages. */
  bytes: Uint8Array;
  pageCount: number;
}

/**
 * Cuts a PDF file after the pages of the preview (Spec A 4).
 * @throws Error for a file that is not a readable PDF or has a password
 */
export async function firstPages(file: Uint8Array): Promise<FirstPages> {
  const source = await PDFDocument.load(file, { updateMetadata: false, password: '' });
  const pageCount = source.getPageCount();
  const shown = source.getPages().slice(0, previewPages(pageCount));
  const isolated = new Set<PDFStream>();
  for (const page of shown) isolatePage(page, isolated);
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const page of await target.copyPages(source, [...shown.keys()])) target.addPage(page);
  copyStructure(source, target);
  return { bytes: await target.save({ addDefaultPage: false, updateFieldAppearances: false }), pageCount };
}

/** What a page needs to be drawn. Links, threads and the structure tree would copy other pages; a tree of its own follows. */
const pageEntries = new Set([
  ...['Type', 'Parent', 'Resources', 'Contents', 'Group', 'UserUnit', 'Rotate'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
]);

/** Resources that a content uses without naming them. */
const usedByDefault = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'];

/** Removes from a page what it does not need, so that a copy of it takes nothing of other pages along. */
function isolatePage({ node }: PDFPage, isolated: Set<PDFStream>): void {
  for (const key of node.keys()) if (!pageEntries.has(key.decodeText())) node.delete(key);
  const resources = node.Resources();
  if (resources === undefined) return;
  const contents = node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  const content = parts.map((part) => textOf(node.context.lookup(part))).join('\n');
  // Pages often share one dictionary with the pictures of the whole file.
  node.set(PDFName.of('Resources'), usedResources(resources, content, isolated));
}

function usedResources(resources: PDFDict, content: string, isolated: Set<PDFStream>): PDFDict {
  const { context } = resources;
  const named = Array.from(content.matchAll(/\/([^\s()<>[\]{}/%]+)/g), ([, name = '']) => name);
  const names = [...usedByDefault, ...named].map((name) => PDFName.of(name));
  const used = context.obj({});
  for (const [kind, value] of resources.entries()) {
    const group = context.lookup(value);
    if (!(group instanceof PDFDict)) continue;
    const usedGroup = context.obj({});
    for (const name of names) {
      const entry = group.get(name);
      if (entry === undefined) continue;
      isolateStream(context.lookup(entry), isolated);
      usedGroup.set(name, entry);
    }
    used.set(kind, usedGroup);
  }
  return used;
}

/** Forms and patterns have a content of their own, and often the resources of the whole file. */
function isolateStream(stream: PDFObject | undefined, isolated: Set<PDFStream>): void {
  if (!(stream instanceof PDFStream) || isolated.has(stream)) return;
  isolated.add(stream);
  const resources = stream.dict.lookup(PDFName.of('Resources'));
  if (!(resources instanceof PDFDict)) return;
  stream.dict.set(PDFName.of('Resources'), usedResources(resources, textOf(stream), isolated));
}

/** @throws TypeError for a content that cannot be decoded: what it uses is unknown */
function textOf(content: PDFObject | undefined): string {
  if (content === undefined) return '';
  if (content instanceof PDFContentStream) return latin1(content.getUnencodedContents());
  if (content instanceof PDFRawStream) return latin1(decodePDFRawStream(content).decode());
  throw new TypeError('a content of the PDF file cannot be read');
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
