import { partLabel, type Figure, type Question } from '../../bank/question.js';
import type { Block } from '../../typeset/blocks.js';
import { flat, parseInline } from '../../typeset/inline.js';
import { runsOf, type RunStyle } from './runs.js';

/** Number of a figure's picture inside the Word file, in the order of appearance from 1. */
export type PictureNumber = (figure: Figure) => number | undefined;

interface ParagraphStyle extends RunStyle {
  centre?: boolean;
  right?: boolean;
  /** Twentieths of a point. */
  left?: number;
  hanging?: number;
  firstLine?: number;
  tabs?: readonly number[];
  pageBreak?: boolean;
}

export function paragraphOf(source: string, style: ParagraphStyle = {}): string {
  return wrap(runsOf(source, style), style);
}

function wrap(runs: string, style: ParagraphStyle): string {
  const indent = [
    style.left === undefined ? '' : ` w:left="${String(style.left)}"`,
    style.hanging === undefined ? '' : ` w:hanging="${String(style.hanging)}"`,
    style.firstLine === undefined ? '' : ` w:firstLine="${String(style.firstLine)}"`,
  ].join('');
  const tabs = style.tabs?.map((at) => `<w:tab w:val="left" w:pos="${String(at)}"/>`).join('') ?? '';
  const properties =
    (style.pageBreak === true ? '<w:pageBreakBefore/>' : '') +
    (tabs === '' ? '' : `<w:tabs>${tabs}</w:tabs>`) +
    (indent === '' ? '' : `<w:ind${indent}/>`) +
    (style.centre === true ? '<w:jc w:val="center"/>' : style.right === true ? '<w:jc w:val="right"/>' : '');
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

const hang = { left: 420, hanging: 420 };

export function bodyOf(blocks: readonly Block[], picture: PictureNumber): string {
  return blocks.map((block) => markupOf(block, picture)).join('');
}

function markupOf(block: Block, picture: PictureNumber): string {
  switch (block.kind) {
    case 'title':
      return [block.text, block.under]
        .filter((text) => text !== '')
        .map((text) => paragraphOf(text, { bold: true, size: 32, centre: true }))
        .join('');
    case 'line':
      return paragraphOf(block.text, { centre: block.align === 'centre' });
    case 'notice':
      return (
        paragraphOf('注意事项：', { bold: true }) +
        block.lines.map((text, at) => paragraphOf(`${String(at + 1)}．${text}`, hang)).join('')
      );
    case 'section':
      return paragraphOf(block.text, { bold: true });
    case 'passage':
      return (
        (block.lead === '' ? '' : paragraphOf(block.lead)) + block.text.split('\n').map(passageLine).join('')
      );
    case 'question':
      return questionOf(block.number, block.question, picture);
    case 'answer':
      return block.text
        .split('\n')
        .map((text, at) =>
          paragraphOf(at === 0 ? `${block.label}${text}` : text, at === 0 ? hang : { left: 420 }),
        )
        .join('');
    case 'paragraph':
      return paragraphOf(block.text, { firstLine: 420 });
    case 'table':
      return tableOf(block.rows);
    case 'figure':
      return drawingOf(block.figure, picture);
    case 'break':
      return wrap('', { pageBreak: true });
    case 'grid':
    case 'lines':
      return (
        paragraphOf(block.title, { bold: true, centre: true, pageBreak: true }) + wrap('', {}).repeat(24)
      );
  }
}

function passageLine(text: string): string {
  if (text.startsWith('##')) return paragraphOf(text.slice(2), { centre: true, bold: true });
  if (text.startsWith('>>')) return paragraphOf(text.slice(2), { right: true });
  return paragraphOf(text.replace(/^\u3000+/u, ''), { firstLine: 420 });
}

function questionOf(number: number, question: Question, picture: PictureNumber): string {
  const stem = question.stem
    .split('\n')
    .map((text, at) =>
      paragraphOf(at === 0 ? `${String(number)}．${text}` : text, at === 0 ? hang : { left: 420 }),
    );
  const parts = (question.parts ?? []).map((part, at) =>
    paragraphOf(`${partLabel(question, at)}${part}`, { left: 1000, hanging: 580 }),
  );
  return (
    stem.join('') +
    (question.passage?.split('\n').map(passageLine).join('') ?? '') +
    (question.table ? tableOf(question.table) : '') +
    (question.figure ? drawingOf(question.figure, picture) : '') +
    (question.choices ? choicesOf(question.choices) : '') +
    parts.join('') +
    wrap('', {}).repeat(Math.min(8, Math.floor((question.space ?? 0) / 20)))
  );
}

/** Answers at tab stops: four, two or one per line. */
function choicesOf(choices: readonly string[]): string {
  const longest = Math.max(...choices.map((text) => emOf(text)));
  const columns = longest <= 8 ? 4 : longest <= 18 ? 2 : 1;
  const tabs = Array.from({ length: columns - 1 }, (_, at) => Math.round(420 + (8700 / columns) * (at + 1)));
  let lines = '';
  for (let at = 0; at < choices.length; at += columns) {
    const row = choices
      .slice(at, at + columns)
      .map((text, column) => `${'ABCD'[at + column] ?? ''}．${text}`);
    lines += paragraphOf(row.join('\t'), { left: 420, tabs });
  }
  return lines;
}

/** Rough width in em. */
function emOf(source: string): number {
  let width = 0;
  for (const character of flat(parseInline(source))) width += character > '\u2e80' ? 1 : 0.55;
  return width;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
    .join('');
  const columns = Math.max(...rows.map((cells) => cells.length));
  const width = Math.floor(8600 / columns);
  const grid = `<w:gridCol w:w="${String(width)}"/>`.repeat(columns);
  const body = rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((text) => `<w:tc><w:tcPr><w:tcW w:w="${String(width)}" w:type="dxa"/></w:tcPr>${paragraphOf(text, { centre: true })}</w:tc>`).join('')}</w:tr>`,
    )
    .join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:jc w:val="center"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
}

function drawingOf(figure: Figure, picture: PictureNumber): string {
  const number = picture(figure);
  if (number === undefined) return '';
  const id = String(number);
  // 12,700 English Metric Units are one point.
  const size = `cx="${String(Math.round(figure.width * 12_700))}" cy="${String(Math.round(figure.height * 12_700))}"`;
  const graphic =
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="figure${id}.png"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="rIdFigure${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`;
  return wrap(
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${id}" name="图${id}" descr="题目插图"/>` +
      `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">${graphic}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    { centre: true },
  );
}
