/** Messages use a small markup: `- item`, `**strong**`, paragraphs between blank lines. */
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

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  if (!text.startsWith('- ')) return `<p>${inline(lines.join(''))}</p>`;
  return `<ul>${lines.map((line) => `<li>${inline(line.replace(/^- /, ''))}</li>`).join('')}</ul>`;
}

export function renderMarkup(markup: string): string {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((text) => block(text.trim()))
    .join('\n');
}
