import { readTexts, type TextReading } from '../features/papers/texts/read-texts.js';
import { findUnsearchablePapers, type UnsearchablePaper } from '../features/papers/texts/texts.queries.js';
import type { Terminal } from '../startup/terminal.js';

/** Of those without text; the rest is counted. */
const mostListed = 50;

const reasons: Record<UnsearchablePaper['state'], string> = {
  read: '',
  empty: '扫描件或图片，里面没有文字',
  damaged: '文件已损坏',
  password: '文件有密码',
  large: '文件过大',
  format: '旧版 Word 格式（.doc）',
  missing: '文件不在',
  unread: '读取时进程意外结束',
};

/** Reads what the load has brought, and lists the papers that are found by their titles only. */
export async function readPaperTexts(reading: TextReading, terminal: Terminal): Promise<void> {
  const count = await readTexts(reading);
  if (count === 0) return;
  const papers = await findUnsearchablePapers(reading.db);
  const lines = papers.slice(0, mostListed).map(({ title, state }) => `  ${title}：${reasons[state]}`);
  const more = papers.length > mostListed ? [`  ……另有 ${String(papers.length - mostListed)} 份`] : [];
  const listed = papers.length === 0 ? [] : ['这些试卷只能按标题找：', ...lines, ...more];
  terminal.step([`已读出 ${String(count)} 个试卷文件的文字，可以在试卷里查找。`, ...listed].join('\n'));
}
