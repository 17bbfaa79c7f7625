import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Cell, RawRecord, Report, SourceFile } from './record.js';
import { notUtf8, textOf } from './text.js';

interface Line {
  record: string[];
  info: { lines: number };
}

/** One record at a time: a table may have a hundred thousand. The first row has the headings. */
export async function* readCsv(
  { file, path }: SourceFile,
  report: Report,
  onRead: (bytes: number) => void,
): AsyncGenerator<RawRecord> {
  const source = Readable.from(textOf(path, onRead));
  const parser = source.pipe(parse({ info: true, relax_column_count: true, skip_empty_lines: true }));
  // A fault of the stream before it would otherwise end the process.
  source.on('error', (error) => parser.destroy(error));
  let headings: string[] | undefined;
  let begin = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Line>) {
      const line = begin;
      begin = info.lines + 1;
      if (headings === undefined) headings = record.map((heading) => heading.trim());
      else if (record.some((cell) => cell.trim() !== ''))
        yield toRecord({ file, line }, headings, record, report);
    }
  } catch (error) {
    report(...faultOf(error, begin));
  }
}

function toRecord(
  place: { file: string; line: number },
  headings: string[],
  record: string[],
  report: Report,
) {
  if (record.length > headings.length) {
    report(
      place.line,
      `这一行有 ${String(record.length)} 格，标题行只有 ${String(headings.length)} 格；含逗号的文字要用双引号括起来`,
    );
  }
  const cells = new Map<string, Cell>();
  for (const [index, heading] of headings.entries()) {
    cells.set(heading, { text: (record[index] ?? '').replaceAll('\r\n', '\n'), line: place.line });
  }
  return { ...place, cells };
}

function faultOf(error: unknown, begin: number): [line: number, message: string] {
  if (error instanceof TypeError) return [1, notUtf8];
  if (error instanceof CsvError) {
    return [begin, '双引号没有配对；格内的双引号要写成两个，整格再用双引号括起来'];
  }
  throw error;
}
