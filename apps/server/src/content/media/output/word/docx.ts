import { zipSync, strToU8, type Zippable } from 'fflate';
import type { Figure } from '../../bank/question.js';
import { escapeXml } from '../../svg/markup.js';
import type { Block } from '../../typeset/blocks.js';
import { bodyOf } from './body.js';

/** PNG of each figure in the blocks, made beforehand. */
export type FigurePictures = ReadonlyMap<Figure, Uint8Array>;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const namespaces = [
  `xmlns:w="${word}"`,
  `xmlns:r="${office}/relationships"`,
  `xmlns:m="${office}/math"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');

const contentTypes =
  `${xml}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
  ['document.main|document', 'styles|styles', 'footer|footer']
    .map((pair) => pair.split('|'))
    .map(
      ([type, part]) =>
        `<Override PartName="/word/${part ?? ''}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type ?? ''}+xml"/>`,
    )
    .join('') +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>';

const packageRelations =
  `${xml}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/>` +
  `<Relationship Id="rId2" Type="${packageNames}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const styles =
  `${xml}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault>` +
  '<w:pPrDefault><w:pPr><w:spacing w:line="340" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>';

function field(name: string): string {
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}

function footerOf(name: string): string {
  const text = (value: string) => `<w:r><w:t xml:space="preserve">${escapeXml(value)}</w:t></w:r>`;
  return `${xml}<w:ftr xmlns:w="${word}"><w:p><w:pPr><w:jc w:val="center"/></w:pPr>${text(`${name}\u3000第`)}${field('PAGE')}${text('页（共')}${field('NUMPAGES')}${text('页）')}</w:p></w:ftr>`;
}

export interface DocxSpec {
  title: string;
  /** Printed before the page number in the footer. */
  footer: string;
  blocks: readonly Block[];
  pictures: FigurePictures;
  date: Date;
}

/**
 * Writes blocks as a Word file (Office Open XML). Equal specs give equal bytes: the zip entries have the
 * given date.
 */
export function writeDocx(spec: DocxSpec): Uint8Array {
  const used: Uint8Array[] = [];
  const body = bodyOf(spec.blocks, (figure) => {
    const picture = spec.pictures.get(figure);
    return picture && used.push(picture);
  });
  const page =
    '<w:sectPr><w:footerReference w:type="default" r:id="rIdFooter"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1247" w:header="720" w:footer="600" w:gutter="0"/></w:sectPr>';
  const relations =
    `${xml}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rIdStyles" Type="${office}/relationships/styles" Target="styles.xml"/>` +
    `<Relationship Id="rIdFooter" Type="${office}/relationships/footer" Target="footer.xml"/>` +
    used
      .map(
        (_, at) =>
          `<Relationship Id="rIdFigure${String(at + 1)}" Type="${office}/relationships/image" Target="media/figure${String(at + 1)}.png"/>`,
      )
      .join('') +
    '</Relationships>';
  const stamp = spec.date.toISOString();
  const core =
    `${xml}<cp:coreProperties xmlns:cp="${packageNames}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    `<dc:title>${escapeXml(spec.title)}</dc:title><dc:creator>砚田教育</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${stamp}</dcterms:created></cp:coreProperties>`;
  const parts: Zippable = {
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(packageRelations),
    'docProps/core.xml': strToU8(core),
    'word/document.xml': strToU8(
      `${xml}<w:document ${namespaces}><w:body>${body}${page}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': strToU8(relations),
    'word/styles.xml': strToU8(styles),
    'word/footer.xml': strToU8(footerOf(spec.footer)),
  };
  for (const [at, picture] of used.entries())
    parts[`word/media/figure${String(at + 1)}.png`] = [picture, { level: 0 }];
  return zipSync(parts, { level: 6, mtime: spec.date });
}
