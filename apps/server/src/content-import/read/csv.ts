import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Cell, RawRecord, Report, SourceFile } from './record.js';
import { type Encoding, encodingOf, notUtf8, textOf } from './text.js';
import { columnName } from './xlsx/columns.js';

interface Line {
  record: string[];
  info: { lines: number; records: number; empty_lines: number };
}

/** One record at a time: a table may have a hundred thousand. The first row has the headings. */
export async function* readCsv(
  { file, path }: SourceFile,
  report: Report,
  onRead: (bytes: number) => void,
): AsyncGenerator<RawRecord> {
  const encoding = await encodingOf(path);
  if (encoding === undefined) {
    report(1, notUtf8);
    return;
  }
  const source = Readable.from(textOf(path, encoding, onRead));
  const parser = source.pipe(parse({ info: true, relax_column_count: true, skip_empty_lines: true }));
  // A fault of the stream before it would otherwise end the process.
  source.on('error', (error) => parser.destroy(error));
  let headings: string[] | undefined;
  let begin = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Line>) {
      const place = { file, encoding, line: begin, row: info.records + info.empty_lines };
      begin = info.lines + 1;
      if (headings === undefined) {
        headings = record.map((heading) => heading.trim());
        if (encoding !== 'utf-8' && !headings.some((heading) => /^(?:编号|key)$/.test(heading))) {
          report(1, notUtf8);
          return;
        }
      } else if (record.some((cell) => cell.trim() !== '')) yield toRecord(place, headings, record, report);
    }
  } catch (error) {
    report(...faultOf(error, begin));
  }
}

/** @param place its row is the one that Excel shows: a cell may have several lines */
function toRecord(
  { row, ...place }: { file: string; encoding: Encoding; line: number; row: number },
  headings: string[],
  record: string[],
  report: Report,
): RawRecord {
  if (record.length > headings.length) {
    report(
      place.line,
      `这一行有 ${String(record.length)} 格，标题行只有 ${String(headings.length)} 格；含逗号的文字要用双引号括起来`,
      `${columnName(headings.length + 1)}${String(row)}`,
    );
  }
  const cells = new Map<string, Cell>();
  for (const [index, heading] of headings.entries()) {
    cells.set(heading, {
      text: (record[index] ?? '').replaceAll('\r\n', '\n'),
      line: place.line,
      reference: `${columnName(index + 1)}${String(row)}`,
    });
  }
  return { ...place, headings: 1, cells };
}

function faultOf(error: unknown, begin: number): [line: number, message: string] {
  if (error instanceof CsvError) {
    return [begin, '双引号没有配对；格内的双引号要写成两个，整格再用双引号括起来'];
  }
  throw error;
}
