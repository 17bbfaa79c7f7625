import { isMap } from 'yaml';
import type { Cell, RawRecord, Report, SourceFile } from './record.js';
import { notUtf8, readText } from './text.js';
import { cellsOf, parseYaml } from './yaml.js';

/** The heading under which the text below the front matter is found. */
export const bodyHeading = '正文';

/** An article: YAML between two lines of `---`, and its text in Markdown below. */
export async function readMarkdown(
  { file, path }: SourceFile,
  report: Report,
): Promise<RawRecord | undefined> {
  const text = await readText(path);
  if (text === undefined) {
    report(1, notUtf8);
    return undefined;
  }
  const found = /^---[ \t]*\n([^]*?\n)---[ \t]*(?:\n|$)/.exec(text);
  if (found === null) {
    report(1, '文件要以一行 --- 开头，写上编号、标题、日期等，再以一行 --- 结束');
    return undefined;
  }
  const [whole, front = ''] = found;
  const parsed = parseYaml(front, 1, report);
  if (parsed === undefined) return undefined;
  if (!isMap(parsed.node)) {
    report(2, '两行 --- 之间应为“字段: 值”的若干行');
    return undefined;
  }
  const cells: Map<string, Cell> = cellsOf(parsed.node, parsed.lineOf, report);
  cells.set(bodyHeading, { text: text.slice(whole.length), line: whole.split('\n').length });
  return { file, line: 1, cells };
}
