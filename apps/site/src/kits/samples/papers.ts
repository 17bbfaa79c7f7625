import type { ListFilter } from '../list/list-model.js';
import { ready } from '../../lib/samples/loadable.js';
import { PAPER_FILTERS } from '../../lib/config/paper-filters.js';

const OPTIONS = {
  grade_id: { 169: '高三', 168: '高二', 167: '高一', 166: '初三', 165: '初二', 164: '初一' },
  subject_id: { 1: '语文', 2: '数学', 3: '英语', 4: '物理' },
  address_id: { 11: '北京', 37: '山东', 32: '江苏', 82: '澳门' },
  type_id: { 1: '期中考试', 2: '期末考试', 3: '模拟考试' },
  year_id: { 2026: '2026', 2025: '2025', 2024: '2024' },
} as const;

/** The filter rows of papers with a few options each. */
export const samplePaperFilters: ListFilter[] = PAPER_FILTERS.map(({ id, label }) => ({
  id,
  label,
  options: ready(Object.entries(OPTIONS[id]).map(([value, name]) => ({ value, label: name }))),
}));
