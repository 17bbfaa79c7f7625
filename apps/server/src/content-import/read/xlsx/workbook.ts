import { open } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Entry } from 'yauzl';
import { type OpenZip, openZip, ZipFault } from '../zip/zip-file.js';
import { formatOf, type NumberFormat } from './number-text.js';
import { parseXml } from './xml-stream.js';

const limits = { entries: 10_000, bytes: 1024 ** 3 };
/** The texts of all cells, which stand in memory while a sheet is read. */
const largestTexts = 128 * 1024 ** 2;

export interface Sheet {
  name: string;
  part: Entry;
}

export interface Workbook {
  zip: OpenZip;
  /** Those that are not hidden, in their order. */
  sheets: readonly Sheet[];
  /** Texts that cells name by their number. */
  texts: readonly string[];
  /** Number formats by the style of a cell. */
  formats: readonly NumberFormat[];
  from1904: boolean;
}

/** The start of a .xls, and of a workbook with a password. */
const compoundFile = 'd0cf11e0';

/** @throws ZipFault */
export async function openWorkbook(path: string): Promise<Workbook> {
  if ((await startOf(path)) === compoundFile) {
    throw new ZipFault('有密码，或是旧的 .xls；请在 Excel 里另存为没有密码的“Excel 工作簿 (*.xlsx)”');
  }
  const zip = await openZip(path, limits);
  try {
    return await read(zip);
  } catch (error) {
    zip.close();
    throw damaged(error);
  }
}

/** For the editor, any other error in a part is that of a damaged file. */
export function damaged(error: unknown): ZipFault {
  if (error instanceof ZipFault) return error;
  return new ZipFault('不是 Excel 工作簿，或已损坏；请在 Excel 里打开，另存为 .xlsx', { cause: error });
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function read(zip: OpenZip): Promise<Workbook> {
  const parts = new Map(zip.entries.map((entry) => [entry.fileNameRaw.toString('latin1'), entry]));
  const [main] = await relationsOf(zip, parts, '');
  if (main === undefined) throw new ZipFault('不是 Excel 工作簿');
  const relations = await relationsOf(zip, parts, main.path);
  const partOf = (kind: string): Entry | undefined =>
    parts.get(relations.find((relation) => relation.kind === kind)?.path ?? '');
  const sheets: Sheet[] = [];
  let from1904 = false;
  await parsePart(zip, parts.get(main.path), (name, attributes) => {
    if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
    if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    // A sheet with a chart alone has another kind.
    const found = relations.find((one) => one.id === id && one.kind === 'worksheet');
    const part = parts.get(found?.path ?? '');
    if (part !== undefined) sheets.push({ name: (attributes['name'] ?? '').trim(), part });
  });
  return {
    zip,
    sheets,
    from1904,
    texts: await textsOf(zip, partOf('sharedStrings')),
    formats: await formatsOf(zip, partOf('styles')),
  };
}

interface Relation {
  id: string;
  /** The last word of its type: worksheet. */
  kind: string;
  path: string;
}

/** What a part names; of the package itself ('') only the workbook. */
async function relationsOf(
  zip: OpenZip,
  parts: ReadonlyMap<string, Entry>,
  part: string,
): Promise<Relation[]> {
  const found: Relation[] = [];
  const path = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
  await parsePart(zip, parts.get(path), (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
    if (name !== 'Relationship') return;
    const kind = posix.basename(type);
    if (part === '' && kind !== 'officeDocument') return;
    const isFromRoot = target.startsWith('/');
    found.push({ id, kind, path: isFromRoot ? target.slice(1) : posix.join(posix.dirname(part), target) });
  });
  return found;
}

async function parsePart(
  zip: OpenZip,
  entry: Entry | undefined,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  if (entry !== undefined) await parseXml(await zip.read(entry), { open });
}

/** A text may be in pieces of several fonts. How it is read aloud (`rPh`) is no part of it. */
async function textsOf(zip: OpenZip, entry: Entry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (entry === undefined) return texts;
  if (entry.uncompressedSize > largestTexts) {
    throw new ZipFault('里面的文字太多；请分成几个工作簿');
  }
  let [text, inText, inReading] = ['', false, false];
  await parseXml(await zip.read(entry), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') inReading = false;
      inText = false;
    },
  });
  return texts;
}

async function formatsOf(zip: OpenZip, entry: Entry | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  if (entry === undefined) return formats;
  await parseXml(await zip.read(entry), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
