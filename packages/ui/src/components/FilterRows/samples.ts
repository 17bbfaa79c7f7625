import type { FilterDimension, FilterOption } from './filters.js';

function options(labels: string): FilterOption[] {
  return labels.split(' ').map((label) => ({ value: label, label }));
}

/** Rows for stories: a short one, a longer one, and one that folds. */
export const sampleDimensions: FilterDimension[] = [
  { id: 'year', label: '版本年份', options: options('2027 2026 2025 2024') },
  { id: 'grade', label: '学段年级', options: options('高中 高一 高二 高三 初中 初一 初二 初三 小学') },
  {
    id: 'region',
    label: '地区',
    options: options(
      '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆',
    ),
  },
];

const REGIONS = {
  华北: '北京 天津 河北 山西 内蒙古',
  东北: '辽宁 吉林 黑龙江',
  华东: '上海 江苏 浙江 安徽 福建 江西 山东',
  华中: '河南 湖北 湖南',
  华南: '广东 广西 海南',
  西南: '重庆 四川 贵州 云南 西藏',
  西北: '陕西 甘肃 青海 宁夏 新疆',
};

/** Provinces grouped by region, and a short row. */
export const sampleRegions: FilterDimension[] = [
  {
    id: 'province',
    label: '地区',
    options: Object.entries(REGIONS).flatMap(([group, labels]) =>
      options(labels).map((option) => ({ ...option, group })),
    ),
  },
  { id: 'type', label: '类型', options: options('综合 理工 师范 农林 医药 财经 政法 语言 艺术 民族 体育') },
];
