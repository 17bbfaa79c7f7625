import { type PictureKind, pictureSizes } from '../media/draw-picture.js';

/**
 * The content's texts use a small markup, so that editors need no tags: `## heading`, `### heading`, `-
 * item`, `1. item`, `> quotation`, `| cell | cell |` (the first row is the header), `[[picture
 * kind|caption]]`, `**strong**`; everything else is a paragraph. Blank lines separate blocks.
 */
/** Returns the file key of a picture in a text; the caller draws it. */
export type PicturePlacer = (kind: PictureKind, caption: string) => string;

const noPictures: PicturePlacer = (_kind, caption) => {
  throw new Error(`this text may hold no picture: ${caption}`);
};

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function inline(text: string): string {
  return escapeHtml(text.trim()).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}

function table(lines: readonly string[]): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(inline),
  );
  const [head, ...body] = rows;
  const headHtml = (head ?? []).map((cell) => `<th scope="col">${cell}</th>`).join('');
  const bodyHtml = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${headHtml}</tr></thead><tbody>${bodyHtml}</tbody></table>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], marker: RegExp): string {
  const items = lines.map((line) => `<li>${inline(line.replace(marker, ''))}</li>`).join('');
  return `<${tag}>${items}</${tag}>`;
}

function isPictureKind(text: string): text is PictureKind {
  return Object.hasOwn(pictureSizes, text);
}

function figure(kind: string, caption: string, place: PicturePlacer): string {
  if (!isPictureKind(kind)) throw new RangeError(`unknown kind of picture: ${kind}`);
  const [width, height] = pictureSizes[kind];
  const text = escapeHtml(caption);
  const source = `src="/files/${escapeHtml(place(kind, caption))}" width="${String(width)}" height="${String(height)}"`;
  return `<figure><img ${source} alt="${text}"><figcaption>${text}</figcaption></figure>`;
}

function block(text: string, place: PicturePlacer): string {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  const picture = /^\[\[(.+?)\|(.+?)\]\]$/.exec(first);
  if (picture) return figure(picture[1] ?? '', picture[2] ?? '', place);
  if (first.startsWith('### ')) return `<h3>${inline(first.slice(4))}</h3>`;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`;
  if (first.startsWith('> '))
    return `<blockquote><p>${inline(lines.map((l) => l.slice(2)).join(''))}</p></blockquote>`;
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('- ')) return list('ul', lines, /^- /);
  if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /);
  return `<p>${inline(lines.join(''))}</p>`;
}

export function renderMarkup(markup: string, place: PicturePlacer = noPictures): string {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((text) => block(text.trim(), place))
    .join('\n');
}
