export {
  getClassesQuery,
  getFlowTypesQuery,
  getGradeGroupsQuery,
  getGradesQuery,
  getProvincesQuery,
  getSchoolTypesQuery,
  getStagesQuery,
  getSubjectsOfStageQuery,
  getSubjectsQuery,
} from './queries.js';
