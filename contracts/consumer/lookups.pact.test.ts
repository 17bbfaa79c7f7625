import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, success } from './answers.js';
import { get } from './exchange.js';
import { read } from './rows.js';

const { arrayContaining, eachLike, integer, string } = MatchersV3;

const filled = 'the lookups are filled';
const seniorThree = { id: 169, name: string('高三') };

get('getStages (spec: A7 config get_stage, B3 grade option)', '/api/config/get_stage', [
  // The site relies on the ids of stages and grades (Spec A 4 and 9), so they are exact.
  read(filled, arrayContaining({ id: 9, name: string('高中') })),
]);

get('getClasses (spec: A7 config get_classes, B3 grade option)', '/api/config/get_classes', [
  read(filled, arrayContaining(seniorThree)),
]);

get('getSubjects (spec: A7 config get_subject)', '/api/config/get_subject', [
  read(filled, eachLike({ id: integer(2), name: string('数学') })),
]);

get('getSchoolTypes (spec: A7 config get_school_type)', '/api/config/get_school_type', [
  read(filled, eachLike({ id: integer(1), name: string('普通高中') })),
]);

get('getFlowTypes (spec: A7 config get_flow_type, B7 option flow types)', '/api/config/get_flow_type', [
  read(filled, eachLike({ id: integer(1), name: string('中考报名与录取') })),
]);

get('getGrades (spec: A7 get_grade, B7 option stages and grades)', '/api/common/get_grade', [
  read(filled, arrayContaining({ ...seniorThree, pid: 9 })),
]);

get('getGradeGroups (spec: A7 get_grade_group)', '/api/common/get_grade_group', [
  read(filled, arrayContaining({ id: 9, name: string('高中'), children: arrayContaining(seniorThree) })),
]);

const options = eachLike({ label: string('数学'), name: integer(2) });

get('getSubjectsOfStage (spec: B7 option subjects)', '/api/common/subject_list', [
  ['of a stage', { stage: 9 }, [filled], success(options)],
  ['of a grade', { stage: 169 }, [filled], success(options)],
  ['of an unknown stage', { stage: 999999 }, [filled], success([])],
  ['of an invalid stage', { stage: '高中' }, [], invalid('stage', '筛选条件有误')],
]);

get('getProvinces', '/api/common/get_provinces', [
  read(
    filled,
    eachLike({
      id: integer(11),
      name: string('北京市'),
      children: eachLike({ id: integer(1101), name: string('北京市') }),
    }),
  ),
]);
