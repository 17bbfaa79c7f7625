import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, success } from './answers.js';
import { getRefused, getSucceeds } from './exchange.js';

const { arrayContaining, eachLike, integer, string } = MatchersV3;

const filled = ['the lookups are filled', {}] as const;
const seniorThree = { id: 169, name: string('高三') };

describe('the lists of ids and names (spec: A7 config get_stage, A7 config get_classes, A7 config get_subject, A7 config get_school_type, A7 config get_flow_type, B7 option flow types, B3 grade option)', () => {
  it.each([
    // The site relies on the ids of stages and grades (Spec A 4 and 9), so they are exact.
    ['getStages', '/api/config/get_stage', arrayContaining({ id: 9, name: string('高中') })],
    ['getClasses', '/api/config/get_classes', arrayContaining(seniorThree)],
    ['getSubjects', '/api/config/get_subject', eachLike({ id: integer(2), name: string('数学') })],
    ['getSchoolTypes', '/api/config/get_school_type', eachLike({ id: integer(1), name: string('普通高中') })],
    [
      'getFlowTypes',
      '/api/config/get_flow_type',
      eachLike({ id: integer(1), name: string('中考报名与录取') }),
    ],
  ] as const)('%s returns ids and names', async (operation, path, items) => {
    const { data } = await getSucceeds(
      path,
      {},
      { when: operation, given: [[...filled]], answer: success(items) },
    );
    expect(data[0]?.name).toMatch(/./);
  });
});

describe('grades', () => {
  it('getGrades returns each with its stage (spec: A7 get_grade, B7 option stages and grades)', async () => {
    const { data } = await getSucceeds(
      '/api/common/get_grade',
      {},
      {
        when: 'getGrades',
        given: [[...filled]],
        answer: success(arrayContaining({ ...seniorThree, pid: 9 })),
      },
    );
    expect(data).toEqual([{ id: 169, pid: 9, name: '高三' }]);
  });

  it('getGradeGroups returns them by stage (spec: A7 get_grade_group)', async () => {
    const { data } = await getSucceeds(
      '/api/common/get_grade_group',
      {},
      {
        when: 'getGradeGroups',
        given: [[...filled]],
        answer: success(
          arrayContaining({ id: 9, name: string('高中'), children: arrayContaining(seniorThree) }),
        ),
      },
    );
    expect(data[0]?.children[0]?.id).toBe(169);
  });
});

describe('getSubjectsOfStage (spec: B7 option subjects)', () => {
  const path = '/api/common/subject_list';
  const options = eachLike({ label: string('数学'), name: integer(2) });

  it('returns the subjects of a stage', async () => {
    const { data } = await getSucceeds(
      path,
      { stage: 9 },
      { when: 'getSubjectsOfStage of a stage', given: [[...filled]], answer: success(options) },
    );
    expect(data).toEqual([{ label: '数学', name: 2 }]);
  });

  it('returns those of the stage of a grade', async () => {
    const { data } = await getSucceeds(
      path,
      { stage: 169 },
      { when: 'getSubjectsOfStage of a grade', given: [[...filled]], answer: success(options) },
    );
    expect(data).toHaveLength(1);
  });

  it('is empty for an unknown stage', async () => {
    const { data } = await getSucceeds(
      path,
      { stage: 999999 },
      { when: 'getSubjectsOfStage of an unknown stage', given: [[...filled]], answer: success([]) },
    );
    expect(data).toEqual([]);
  });

  it('is refused for an invalid stage', async () => {
    await getRefused(
      path,
      { stage: '高中' },
      {
        when: 'getSubjectsOfStage of an invalid stage',
        given: [['nobody is logged in', {}]],
        refusal: invalid('stage', '筛选条件有误'),
      },
    );
  });
});

describe('getProvinces', () => {
  it('returns provinces with their cities', async () => {
    const { data } = await getSucceeds(
      '/api/common/get_provinces',
      {},
      {
        when: 'getProvinces',
        given: [[...filled]],
        answer: success(
          eachLike({
            id: integer(11),
            name: string('北京市'),
            children: eachLike({ id: integer(1101), name: string('北京市') }),
          }),
        ),
      },
    );
    expect(data[0]?.children).toEqual([{ id: 1101, name: '北京市' }]);
  });
});
