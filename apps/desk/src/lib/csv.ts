/** A table as CSV, with the mark by which Excel knows UTF-8. A text that would be a formula there stays a text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The address of a file that is made in the page. */
export function csvHref(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}
