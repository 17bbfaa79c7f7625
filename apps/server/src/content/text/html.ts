/**
 * The content's texts are written in a small markup, so that an editor sees prose and not tags:
 * `## heading`, `### heading`, `- item`, `1. item`, `> quotation`, `| cell | cell |` (first row is the head),
 * `[[picture key|caption]]`, `**strong**`; everything else is a paragraph. Blank lines part the blocks.
 */
const pictureSize = { width: 1200, height: 675 };

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function inline(text: string): string {
  return escapeHtml(text.trim()).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}

function table(lines: readonly string[]): string {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, '').split('|').map(inline));
  const [head, ...body] = rows;
  const headHtml = (head ?? []).map((cell) => `<th scope="col">${cell}</th>`).join('');
  const bodyHtml = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${headHtml}</tr></thead><tbody>${bodyHtml}</tbody></table>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], marker: RegExp): string {
  const items = lines.map((line) => `<li>${inline(line.replace(marker, ''))}</li>`).join('');
  return `<${tag}>${items}</${tag}>`;
}

export function figure(key: string, caption: string): string {
  const text = inline(caption);
  const size = `width="${String(pictureSize.width)}" height="${String(pictureSize.height)}"`;
  return `<figure><img src="/files/${escapeHtml(key)}" ${size} alt="${text}"><figcaption>${text}</figcaption></figure>`;
}

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  const picture = /^\[\[(.+?)\|(.+?)\]\]$/.exec(first);
  if (picture) return figure(picture[1] ?? '', picture[2] ?? '');
  if (first.startsWith('### ')) return `<h3>${inline(first.slice(4))}</h3>`;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`;
  if (first.startsWith('> ')) return `<blockquote><p>${inline(lines.map((l) => l.slice(2)).join(''))}</p></blockquote>`;
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('- ')) return list('ul', lines, /^- /);
  if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /);
  return `<p>${inline(lines.join(''))}</p>`;
}

export function renderMarkup(markup: string): string {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((text) => block(text.trim()))
    .join('\n');
}
