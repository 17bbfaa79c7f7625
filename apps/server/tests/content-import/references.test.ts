import { describe, expect, it } from 'vitest';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();

const activity =
  '---\n编号: reading\n标题: 读书\n日期: 2026-05-01\n对象: 学生\n开始: 2026-05-01\n结束: 2999-06-01\n参加者: 全体学生\n---\n正文\n';
// Achievements are read before the activities of the column thematic.
const names = Array.from({ length: 1200 }, (_, index) => `r-${String(index)}`);
const results = Object.fromEntries(
  names.map((name) => [
    `articles/achievements/${name}.md`,
    `---\n编号: ${name}\n标题: 成果\n日期: 2026-06-01\n出自活动: reading\n---\n正文\n`,
  ]),
);

describe('records that name others of the same load', () => {
  const linked = async () => {
    const { rowCount } = await site.server.database.pool.query('select from activity_results');
    return rowCount;
  };

  it('are written in any order, however many they are', async () => {
    expect(await site.load({ ...results, 'articles/thematic/reading.md': activity })).toContain(
      '文章：新增 1201',
    );
    expect(await linked()).toBe(1200);
    const moved = activity.replace('标题: 读书', '标题: 读书会');
    expect(await site.load({ ...results, 'articles/thematic/reading.md': moved })).toContain(
      '文章：更新 1，不变 1200',
    );
    expect(await linked()).toBe(1200);
  });

  it('are told to be missing also when another field of theirs is wrong', async () => {
    const faulty = '---\n编号: w\n标题: 成果\n日期: 某天\n出自活动: reading、lost\n---\n正文\n';
    const load = site.load({ 'articles/works/w.md': faulty, 'articles/thematic/reading.md': activity });
    await expect(load).rejects.toThrow(
      /^articles\/works\/w\.md:4: 日期“某天”不是日期.*\narticles\/works\/w\.md:5: 没有编号为“lost”的活动；.*\n共 2 处/,
    );
  });

  it('may name an article as an activity only if it is one', async () => {
    const article = '---\n编号: reading\n标题: 读书\n日期: 2026-05-01\n---\n正文\n';
    const works = { 'articles/works/w.md': String(results['articles/achievements/r-0.md']) };
    await expect(site.load({ ...works, 'articles/thematic/reading.md': article })).rejects.toThrow(
      /^articles\/works\/w\.md:5: 没有编号为“reading”的活动；应写文件夹里某条活动的编号\n共 1 处/,
    );
  });
});
