import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function paragraph(text: string, before = ''): string {
  return `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r>${before}<w:t>${text}</w:t></w:r></w:p>`;
}

/** What Word notes at the first word of a page. */
export const mark = '<w:lastRenderedPageBreak/>';

export function section(top: number): string {
  return `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${String(top)}"/></w:sectPr>`;
}

interface WordFile {
  /** The pages that are noted in the properties. */
  pages?: number | undefined;
  /** More parts, by their paths in `word/`. */
  parts?: Readonly<Record<string, string>>;
}

function relationOf(path: string, id: string): string {
  const kind = path.replace(/^media\/.*/, 'image').replace(/\d*\.xml$/, '');
  return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${path}"/>`;
}

/** A file as Word saves it; its parts are related as rId1, rId2, … in their order. */
export function wordFile(body: string, { pages, parts = {} }: WordFile = {}): Uint8Array {
  const paths = Object.keys(parts);
  const texts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${['document.xml', ...paths].map((path) => `<Override PartName="/word/${path}" ContentType="application/xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${office}/extended-properties" Target="docProps/app.xml"/></Relationships>`,
    'docProps/app.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${pages === undefined ? '' : `<Pages>${String(pages)}</Pages>`}<Application>Microsoft Office Word</Application></Properties>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<w:document xmlns:w="${word}" xmlns:r="${office}"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${relations}">${paths.map((path, index) => relationOf(path, `rId${String(index + 1)}`)).join('')}</Relationships>`,
  };
  for (const path of paths) texts[`word/${path}`] = parts[path] ?? '';
  return zipSync(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])));
}

/** One paragraph on each page. */
export function wordFileOf(texts: readonly string[], { isNoted = true } = {}): Uint8Array {
  const body = texts.map((text, index) => paragraph(text, isNoted && index > 0 ? mark : ''));
  return wordFile(body.join('') + section(1440), { pages: isNoted ? texts.length : undefined });
}

/** All parts as one text, each after its path: also what no page shows. */
export function partsOf(file: Uint8Array): string {
  return Object.entries(unzipSync(file))
    .map(([path, bytes]) => `${path}\n${strFromU8(bytes)}`)
    .join('\n');
}
