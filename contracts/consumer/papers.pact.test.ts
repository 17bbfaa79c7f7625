import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { flag, invalid, success } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';

const { arrayContaining, eachLike, integer, regex, string } = MatchersV3;

const paper = {
  id: integer(512),
  title: string('高三数学期中试卷'),
  // The site shows the first ten characters.
  create_time: regex(/^\d{4}-\d{2}-\d{2}( .*)?$/, '2026-11-12 09:30:00'),
  image: string(''),
  is_collect: flag,
  views: integer(1280),
  downloads: integer(356),
  grade_name: string('高三'),
  subject_name: string('数学'),
  type_name: string('期中考试'),
  address_name: string('北京'),
  year_name: string('2026'),
};

describe('getExamHome', () => {
  it('gives the newest papers, those of each grade and their counts', async () => {
    const { data } = await postSucceeds(
      '/api/exam/index',
      { grade_id: 169 },
      {
        when: 'getExamHome of a grade',
        given: [['there are papers', {}]],
        answer: success({
          new_list: eachLike(paper),
          grade_lists: arrayContaining({ grade_id: 169, grade_name: string('高三'), list: eachLike(paper) }),
          grade_count: arrayContaining({ grade_id: 169, grade_name: string('高三'), count: integer(64) }),
          count: integer(640),
        }),
      },
    );
    expect(data.new_list[0]?.create_time.slice(0, 10)).toBe('2026-11-12');
  });

  it('is refused for a grade that is none', async () => {
    await postRefused(
      '/api/exam/index',
      { grade_id: '高三' },
      {
        when: 'getExamHome of a grade that is none',
        given: [['there are papers', {}]],
        refusal: invalid('grade_id', '筛选条件有误'),
      },
    );
  });
});
