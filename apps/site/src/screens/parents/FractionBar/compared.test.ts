import { expect, it } from 'vitest';

import { toCompared } from './model.js';

function line(year_name: string, class_name: string, score: number) {
  return {
    id: 1,
    year_name,
    area_name: '',
    class_name,
    batch_name: '本科批',
    class_descr: '普通类',
    score,
    ranking: null,
    professional_score: null,
  };
}

const hebei = {
  id: 13,
  name: '河北',
  lines: [line('2026', '物理类', 459), line('2026', '历史类', 477), line('2025', '物理类', 459)],
};
const guangdong = { id: 44, name: '广东', lines: [line('2026', '物理类', 436), line('2025', '物理类', 429)] };
const late = { id: 31, name: '上海', lines: [line('2025', '综合改革', 402)] };

it('shows a row only where two regions have a score', () => {
  expect(toCompared([hebei, guangdong, late])).toMatchObject({ year: '2026', rows: ['物理类 本科批'] });
});

it('compares in the newest year that two regions have', () => {
  const { year, rows, areas } = toCompared([hebei, { ...guangdong, lines: guangdong.lines.slice(1) }]);
  expect({ year, rows }).toEqual({ year: '2025', rows: ['物理类 本科批'] });
  expect(areas.map(({ scores }) => scores.get('物理类 本科批'))).toEqual([459, 429]);
});

it('has no row for regions without a category in common', () => {
  expect(toCompared([late, hebei]).rows).toEqual([]);
  expect(toCompared([]).year).toBe('');
});
