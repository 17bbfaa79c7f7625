import type { ScoreLine } from '@inkstone/ui/patterns/ScoreTable';

const HEAD = ['年份', '地区', '科类', '批次', '类别', '分数', '位次', '专业分'];

/** Without it Excel takes the file for one in the system's encoding, and Chinese is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One cell (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, so that a name
 * from the server cannot run anything on the reader's computer.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Score lines as CSV, a row each below the names of the columns. */
export function toCsv(lines: readonly ScoreLine[]): string {
  const rows = lines.map((line) => [
    line.year,
    line.area,
    line.category,
    line.batch,
    line.kind,
    line.score,
    line.ranking,
    line.professional,
  ]);
  return [HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** The same as a file that Excel opens. */
export function csvFile(lines: readonly ScoreLine[]): Blob {
  return new Blob([BYTE_ORDER_MARK, toCsv(lines)], { type: 'text/csv;charset=utf-8' });
}
