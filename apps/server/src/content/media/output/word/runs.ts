import { escapeXml } from '../../svg/markup.js';
import { flat, parseInline, type Inline } from '../../typeset/inline.js';

export interface RunStyle {
  bold?: boolean;
  /** Half points. */
  size?: number;
}

/** Runs of a text in the bank's notation; fractions, roots and vectors become Word formulas. */
export function runsOf(source: string, style: RunStyle = {}): string {
  return parseInline(source)
    .map((item) => runOf(item, style))
    .join('');
}

function run(text: string, properties: string): string {
  if (text === '') return '';
  const parts = text.split('\t').map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`);
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${parts.join('<w:tab/>')}</w:r>`;
}

/** Properties in the order of the schema; Word refuses a file with another order. */
function runOf(item: Inline, style: RunStyle): string {
  const size =
    style.size === undefined
      ? ''
      : `<w:sz w:val="${String(style.size)}"/><w:szCs w:val="${String(style.size)}"/>`;
  const bold = style.bold === true ? '<w:b/>' : '';
  const underline = '<w:u w:val="single"/>';
  switch (item.kind) {
    case 'text':
      return run(
        item.text,
        (item.bold === true ? '<w:b/>' : bold) +
          (item.slant === true ? '<w:i/>' : '') +
          size +
          (item.mark === 'under' ? underline : '') +
          (item.mark === 'dot' ? '<w:em w:val="dot"/>' : ''),
      );
    case 'gap':
      return '';
    case 'blank':
      return run('　'.repeat(Math.ceil(item.em)), bold + size + underline);
    case 'raised':
    case 'lowered':
      return run(
        flat(item.body),
        `${bold}${size}<w:vertAlign w:val="${item.kind === 'raised' ? 'superscript' : 'subscript'}"/>`,
      );
    case 'fraction':
    case 'root':
    case 'vector':
      return `<m:oMath>${mathOf(item)}</m:oMath>`;
  }
}

function letters(text: string): string {
  return `<m:r><m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`;
}

function mathOf(item: Inline): string {
  switch (item.kind) {
    case 'fraction':
      return `<m:f><m:num>${mathAll(item.over)}</m:num><m:den>${mathAll(item.under)}</m:den></m:f>`;
    case 'root':
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${mathAll(item.body)}</m:e></m:rad>`;
    case 'vector':
      return `<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr><m:e>${mathAll(item.body)}</m:e></m:acc>`;
    case 'gap':
      return '';
    case 'text':
    case 'blank':
    case 'raised':
    case 'lowered':
      return letters(flat([item]));
  }
}

/** A superscript or subscript belongs to the item before it. */
function mathAll(items: readonly Inline[]): string {
  const all: string[] = [];
  for (const item of items) {
    if (item.kind === 'raised' || item.kind === 'lowered') {
      const name = item.kind === 'raised' ? 'sup' : 'sub';
      const script = `s${item.kind === 'raised' ? 'Sup' : 'Sub'}`;
      all.push(
        `<m:${script}><m:e>${all.pop() ?? letters('')}</m:e><m:${name}>${mathAll(item.body)}</m:${name}></m:${script}>`,
      );
    } else all.push(mathOf(item));
  }
  return all.join('');
}
