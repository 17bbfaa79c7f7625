import { expect, it } from 'vitest';

import { spineTitle } from './spine-title.js';

const cases = [
  ['高考一轮总复习 高三历史（一轮用书）', '历史', '高三', '一轮总复习 历史', false],
  ['新高考“3＋1＋2”调研卷 高三物理（选择性考试）', '物理', '高三', '调研卷 物理', false],
  ['课时精练 高一英语（上册）', '英语', '高一', '课时精练 英语', false],
  ['名校期中期末真卷 高一语文（上学期）', '语文', '高一', '期中期末真卷 语文', true],
  ['高中英语词汇3500分层记忆', '英语', '高三', '英语词汇3…分层记忆', true],
  ['初中学业水平会考卷 初三道德与法治', '道德与法治', '初三', '学业…考卷 道德与法治', true],
  ['小学', '', '', '小学', false],
  ['2027 高三数学总复习第 20 册', '数学', '高三', '2027高…第20册', true],
] as const;

for (const [title, subject, grade, words, tight] of cases) {
  it(`shortens ${title} to ${words}`, () =>
    expect(spineTitle(title, subject, grade)).toEqual({ words, tight }));
}
