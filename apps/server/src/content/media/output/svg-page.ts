import { n, escapeXml } from '../svg/markup.js';
import type { Op } from '../typeset/ops.js';

/** Family name of the paper font as given in its file. */
const family = 'Noto Serif SC';

export function opsToSvg(ops: readonly Op[]): string {
  return ops.map(opToSvg).join('');
}

function opToSvg(op: Op): string {
  if (op.kind === 'rule') {
    const dash = op.dash === undefined ? '' : ` stroke-dasharray="${n(op.dash)}"`;
    return `<path d="M${n(op.x1)} ${n(op.y1)}L${n(op.x2)} ${n(op.y2)}" stroke="#1a1a1a" stroke-width="${n(op.weight)}"${dash}/>`;
  }
  if (op.kind === 'path') {
    const grey =
      op.fill === undefined
        ? 'none'
        : `rgb(${Array(3)
            .fill(n(Math.round(op.fill * 255)))
            .join(',')})`;
    const dash = op.dash === undefined ? '' : ` stroke-dasharray="${n(op.dash)}"`;
    return `<path transform="translate(${n(op.x)} ${n(op.y)})" d="${op.d}" fill="${grey}" stroke="#1a1a1a" stroke-width="${n(op.weight)}"${dash}/>`;
  }
  const place =
    op.turned === true
      ? `transform="translate(${n(op.x)} ${n(op.y)}) rotate(-90)"`
      : op.slant === true
        ? `transform="translate(${n(op.x)} ${n(op.y)}) skewX(-11)"`
        : `x="${n(op.x)}" y="${n(op.y)}"`;
  const bold = op.bold === true ? ` stroke="#1a1a1a" stroke-width="${n(op.size * 0.03)}"` : '';
  const spacing = op.spacing === undefined || op.spacing === 0 ? '' : ` letter-spacing="${n(op.spacing)}"`;
  return `<text ${place} font-size="${n(op.size)}"${bold}${spacing}>${escapeXml(op.text)}</text>`;
}

/** A page as it comes from a scanner: warm white, slightly tilted, with a shadow at the binding. */
export function scannedPage(ops: readonly Op[], width: number, height: number, tilt: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">` +
    `<rect width="${n(width)}" height="${n(height)}" fill="#f7f5ef"/><rect width="9" height="${n(height)}" fill="#e4e0d6"/><rect x="9" width="6" height="${n(height)}" fill="#efece4"/>` +
    `<g transform="rotate(${n(tilt)} ${n(width / 2)} ${n(height / 2)})" font-family="${family}" fill="#1a1a1a">${opsToSvg(ops)}</g></svg>`
  );
}

/** A single figure, for the Word files. */
export function figureSvg(ops: readonly Op[], width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"><rect width="${n(width)}" height="${n(height)}" fill="#fff"/><g font-family="${family}" fill="#1a1a1a">${opsToSvg(ops)}</g></svg>`;
}
