import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { Cell, RawRecord, Report, SourceFile } from './record.js';
import { notUtf8, readText } from './text.js';

export async function readYaml({ file, path }: SourceFile, report: Report): Promise<RawRecord[]> {
  const text = await readText(path);
  if (text === undefined) {
    report(1, notUtf8);
    return [];
  }
  const root = parseYaml(text, 0, report);
  if (root === undefined) return [];
  const { node, lineOf } = root;
  if (!isSeq(node)) {
    report(1, '应为一个列表，每条记录以“- ”开头');
    return [];
  }
  return node.items.flatMap((item) => {
    const line = lineOf(item as Node);
    if (isMap(item)) return [{ file, line, cells: cellsOf(item, lineOf, report) }];
    report(line, '每条记录应为“字段: 值”的若干行');
    return [];
  });
}

interface Parsed {
  node: unknown;
  lineOf: (node: Node) => number;
}

/** @param before number of lines of the file before the text */
export function parseYaml(text: string, before: number, report: Report): Parsed | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line + before;
  const [error] = document.errors;
  if (error !== undefined) {
    report(
      lineAt(error.pos[0]),
      `YAML 写法有误（${error.code}）；含冒号或引号的文字要用双引号括起来，缩进用空格`,
    );
    return undefined;
  }
  return { node: document.contents, lineOf: (node) => lineAt(node.range?.[0] ?? 0) };
}

export function cellsOf(map: YAMLMap, lineOf: (node: Node) => number, report: Report): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { key, value } of map.items) {
    const line = lineOf((value ?? key) as Node);
    const text = textOf(value);
    if (text === undefined) report(line, `“${String(key)}”应为文字、数字或列表`);
    else cells.set(String(key).trim(), { text, line });
  }
  return cells;
}

/** As it is written: 2026-11-12 and 007 are no date and no number here. */
function textOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (isScalar(value)) return value.value === null ? '' : (value.source ?? '');
  if (!isSeq(value)) return undefined;
  const items = value.items.map(textOf);
  return items.includes(undefined) ? undefined : items.join('\n');
}
