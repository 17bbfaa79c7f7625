import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyVideo, PAPER_FILES, writePapers } from './papers.js';
import { PICTURES, writePictures } from './pictures.js';
import { LONG, TITLES } from './titles.js';

type Fields = Record<string, string | number | string[]>;

const pictureOf = (place: number) => `files/${PICTURES[place % PICTURES.length] ?? ''}`;
const titleOf = (place: number) => TITLES[place % TITLES.length] ?? '';

/** The first is the newest, and so the first of its list. */
const dayOf = (place: number) => new Date(Date.UTC(2026, 10, 20 - place)).toISOString().slice(0, 10);

const books = TITLES.map((title, place) => ({
  编号: `book-${String(place)}`,
  标题: title,
  学段: '高中',
  版次年份: 2027,
  日期: dayOf(place),
  封面: pictureOf(place),
  正文: place === 0 ? '一'.repeat(300) : '无',
  ...(place % 2 === 0 && {
    年级: '高三',
    学科: ['数学', '物理'],
    定价: '1288.00',
    分类: ['同步', '新书上架'],
  }),
  ...(place === 3 && { 横封面: '是' }),
}));

function papers(count: number): Fields[] {
  return Array.from({ length: count }, (_, place) => ({
    编号: `paper-${String(place)}`,
    标题: place < TITLES.length ? titleOf(place) : `第${String(place)}份`,
    年级: '高三',
    学科: '数学',
    地区: '北京',
    类型: '月考',
    年份: 2026,
    日期: dayOf(place % 300),
    文件:
      place < PAPER_FILES.length
        ? `files/${PAPER_FILES[place] ?? ''}`
        : place === 8
          ? 'files/tall.png'
          : 'files/a3.pdf',
  }));
}

const TABLE = [
  '| 年份 | 科类 | 最低分 | 位次 |',
  '| --- | --- | --- | --- |',
  '| 2026 | 物理类 | 612 | 12345 |',
].join('\n');
const WIDE_TABLE = `|${' 很长的列名 |'.repeat(14)}\n|${' --- |'.repeat(14)}\n|${' 1,288.00 |'.repeat(14)}`;
const TWELVE_TABLES = Array.from(
  { length: 12 },
  (_, n) => `## ${titleOf(n)}\n\n${n === 3 ? WIDE_TABLE : TABLE}`,
).join('\n\n');

interface Column {
  folder: string;
  count: number;
  fields?: (place: number) => Fields;
  body?: string;
}

const activity = (who: string) => () => ({
  对象: who,
  开始: '2026-01-01',
  结束: '2027-12-31',
  参加者: LONG[0],
});
const course = (place: number) => ({
  课程类别: '同步课堂',
  视频: '../../files/video.mp4',
  ...(place !== 1 && { 时长: 4500 }),
});
const everyPicture = (place: number) => ({ 图片: `../../${pictureOf(place)}`, 摘要: titleOf(place + 2) });

/** Columns without articles have no row: funding. */
const COLUMNS: readonly Column[] = [
  { folder: 'news', count: 13, fields: everyPicture },
  { folder: 'garden', count: 13, fields: everyPicture },
  { folder: 'research', count: 1 },
  { folder: 'teaching', count: 3, fields: activity('教师') },
  { folder: 'thematic', count: 13, fields: activity('学生') },
  { folder: 'knowledge', count: 13, body: TWELVE_TABLES },
  { folder: 'process', count: 13, body: '一行。' },
  { folder: 'policies', count: 2, fields: everyPicture },
  { folder: 'courses', count: 13, fields: course },
  { folder: 'replays', count: 4, fields: (place) => (place === 2 ? {} : course(place)) },
  { folder: 'works', count: 2, fields: (place) => ({ ...everyPicture(place), 出自活动: 'thematic-0' }) },
  { folder: 'achievements', count: 2, fields: () => ({ 出自活动: 'teaching-0' }) },
  { folder: 'universities', count: 13, fields: () => ({ 省份: '新疆', 城市: '克孜勒苏柯尔克孜自治州' }) },
  { folder: 'jobs', count: 13, fields: (place) => ({ 标签: [titleOf(place).slice(0, 50)] }) },
  { folder: 'cooperation', count: 1 },
];

const tables: Record<string, readonly Fields[]> = {
  books,
  'book-resources': TITLES.slice(0, 3).map((title, place) => ({
    编号: `resource-${String(place)}`,
    图书: 'book-0',
    类别: '答案解析',
    名称: title,
    文件: 'files/a3.pdf',
  })),
  errata: [{ 编号: 'e-1', 图书: 'book-0', 页码: '1', 误: '一'.repeat(120), 印次: 1, 日期: '2026-01-01' }],
  recommendations: [
    ...['图书', '新书'].flatMap((list) =>
      books.slice(0, 6).map(({ 编号 }) => ({ 编号: `${list}-${编号}`, 栏目: list, 图书: 编号 })),
    ),
    ...[0, 1, 2, 4, 5].map((place) => ({
      编号: `试卷-${String(place)}`,
      栏目: '试卷',
      试卷: `paper-${String(place)}`,
    })),
    ...[0, 1].map((place) => ({
      编号: `课程-${String(place)}`,
      栏目: '课程',
      文章: `courses-${String(place)}`,
    })),
    { 编号: 'project', 栏目: '教研项目', 文章: 'research-0' },
  ],
  'genuine-codes': [0, 1, 2, 3].map((place) => ({
    编号: `AWKWARDCODE000${String(place)}A`,
    图书: `book-${String(place)}`,
  })),
  'score-lines': [2024, 2026].map((年份) => ({
    编号: `line-${String(年份)}`,
    省份: '北京',
    年份,
    科类: '综合改革',
    批次: '本科批',
    分数: 0,
  })),
  'online-shops': [0, 2, 3].map((place) => ({
    编号: `SHOP-${String(place)}`,
    名称: titleOf(place),
    平台: '微信小店',
    省份: '新疆',
    网址: 'https://example.com',
    证书: pictureOf(place),
    授权日期: '2026-01-01',
    开始: '2026-01-01',
    结束: '2027-01-01',
  })),
  'offline-stores': [0, 2, 3].map((place) => ({
    编号: `store-${String(place)}`,
    省份: '新疆',
    城市: '巴音郭楞蒙古自治州',
    名称: titleOf(place),
    地址: titleOf(place),
    电话: '0996-12345678转8001',
  })),
  'district-agents': [{ 编号: 'agent-1', 地区: LONG[0], 电话: '400-820-8820' }],
  menu: [
    { 编号: '图书中心', 标题: '图书' },
    { 编号: '试卷资源', 标题: '历年真题与模拟试卷' },
    { 编号: '家长学堂', 标题: '父母' },
    { 编号: '聊政策', 标题: '读懂教育部最新政策' },
  ],
  slides: [
    { 编号: 's-1', 栏目: '首页', 标题: LONG[0], 图片: 'files/tall.png' },
    { 编号: 's-2', 栏目: '首页', 标题: '数学', 图片: 'files/wide.png' },
    { 编号: 's-3', 栏目: '教师助手', 标题: LONG[0], 图片: 'files/transparent.png' },
    { 编号: 's-4', 栏目: '学生天地', 标题: '：', 图片: 'files/tiny.png' },
  ],
  'highlight-cards': [
    { 编号: 'h-1', 标题: LONG[0].slice(0, 50), 说明: LONG[0], 链接: '/layout/list/testAndVerify' },
    { 编号: 'h-2', 标题: '题', 说明: '。', 链接: 'https://example.com' },
  ],
  'teacher-cards': [
    { 编号: 't-1', 标题: LONG[0].slice(0, 50), 说明: '。', 链接: '/layout/list/research', 按钮: '去' },
  ],
  'direct-stores': [
    { 编号: 'd-1', 名称: LONG[0].slice(0, 50), 图片: 'files/tall.png', 网址: 'https://example.com' },
  ],
  'company-cultures': [0, 2].map((place) => ({
    编号: `c-${String(place)}`,
    类别: '企业',
    标题: titleOf(place),
    说明: titleOf(place),
    图片: pictureOf(place + 3),
  })),
  'company-ideas': [{ 编号: 'i-1', 标题: LONG[0], 说明: LONG[1], 图片: 'files/tall.png' }],
  'company-achievements': ['一百二十万余册', '99.99%', '∞'].map((数字, place) => ({
    编号: `a-${String(place)}`,
    数字,
    说明: LONG[0],
    图片: pictureOf(place),
  })),
  'company-honours': TITLES.map((title, place) => ({
    编号: `honour-${String(place)}`,
    标题: title,
    图片: pictureOf(place),
  })),
  'company-history': [0, 2].map((place) => ({
    编号: `y-${String(place)}`,
    年份: place === 0 ? '民国三十七年至一九四九年' : '1',
    标题: titleOf(place),
    说明: titleOf(place + 1),
    ...(place === 0 && { 图片: 'files/wide.png' }),
  })),
  'company-addresses': [
    {
      编号: 'address-1',
      名称: LONG[0],
      电话: '400 820 8820',
      地址: LONG[1],
      经度: 87.6,
      纬度: 43.8,
      公交: '无',
    },
  ],
  site: [
    { 编号: 'copyright', 文字: '©' },
    { 编号: 'statement', 文字: '声'.repeat(200) },
    { 编号: 'support', 文字: '客服电话：400 820 8820' },
    { 编号: 'top_logo', 图片: 'files/wide.png' },
    { 编号: 'special_subject_title', 文字: LONG[0] },
    { 编号: 'special_subject_text', 文字: '无' },
    { 编号: 'special_subject_column_id', 文字: '48' },
    { 编号: 'company_profile', 正文: TWELVE_TABLES },
  ],
};

/**
 * A content folder that is unlike the demonstration in everything.
 *
 * @param paperCount at least as many as there are titles
 * @returns its path
 */
export async function makeAwkwardFolder(paperCount: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-awkward-'));
  const files = join(folder, 'files');
  await mkdir(files);
  await Promise.all([writePictures(files), writePapers(files), copyVideo(files)]);
  // JSON is YAML.
  for (const [name, rows] of Object.entries({ ...tables, papers: papers(paperCount) }))
    await writeFile(join(folder, `${name}.yaml`), JSON.stringify(rows));
  for (const { folder: name, count, fields, body = '无' } of COLUMNS) {
    const into = join(folder, 'articles', name);
    await mkdir(into, { recursive: true });
    for (let place = 0; place < count; place += 1) {
      const head = {
        编号: `${name}-${String(place)}`,
        标题: titleOf(place),
        日期: dayOf(place),
        ...fields?.(place),
      };
      await writeFile(join(into, `${String(place)}.md`), `---\n${JSON.stringify(head)}\n---\n\n${body}\n`);
    }
  }
  return folder;
}
