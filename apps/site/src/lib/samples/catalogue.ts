import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { paths } from '../config/paths.js';

const SERIES = [
  {
    title: '高考一轮总复习 高三历史',
    intro:
      '一轮复习最怕两件事：面面俱到，和只讲难题。本书用近五年考点频次决定篇幅，冷门考点一页带过，高频考点讲透三遍。',
    grade: '高三',
    subject: '历史',
    stage: 'high',
  },
  {
    title: '课时夯基 初三英语（上册）',
    intro: '一课一练，先稳后快；每课末尾留一道“说给同桌听”的题。',
    grade: '初三',
    subject: '英语',
    stage: 'middle',
  },
  { title: '小学单元评价卷 六年级数学', intro: '', grade: '六年级', subject: '数学', stage: 'primary' },
  { title: '新高考调研卷 高三物理（选择性考试）', intro: '', grade: '高三', subject: '物理', stage: 'high' },
] as const;

export function sampleBooks(count: number): CatalogueBook[] {
  return Array.from({ length: count }, (_, index) => {
    const series = SERIES[index % SERIES.length] ?? SERIES[0];
    const id = index + 1;
    return {
      ...series,
      id,
      href: paths.booksDetails.href({ id }),
      image: '',
      wide: index % 11 === 9,
      year: '2027',
      price: index % 5 === 4 ? 0 : 46.8,
    };
  });
}

export const samplePapers: Paper[] = [
  { id: 1, grade: '高三', subject: '数学', region: '山东', stage: 'high' as const, downloads: 1284 },
  { id: 2, grade: '高二', subject: '政治', region: '贵州', stage: 'high' as const, downloads: 963 },
  { id: 3, grade: '初三', subject: '物理', region: '江苏', stage: 'middle' as const, downloads: 742 },
  { id: 4, grade: '六年级', subject: '语文', region: '宁夏', stage: 'primary' as const, downloads: 75 },
].map(({ id, grade, subject, region, stage, downloads }) => ({
  id,
  title: `${region} 2026—2027 学年${grade}上学期期中考试${subject}试题`,
  href: paths.topicSubjectDetails.href({ id }),
  subject,
  stage,
  meta: [grade, subject, region, '期中考试'],
  date: '2026-11-18',
  downloads,
}));
