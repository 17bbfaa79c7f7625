import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import {
  gradeGroups,
  gradesWithStage,
  namedItems,
  provincesWithCities,
  subjectOptions,
} from './lookups.queries.js';

export function lookupOperations({ db }: Services) {
  return {
    getStages: async () => ({ data: await namedItems(db, 'stages') }),

    getClasses: async () => ({ data: await namedItems(db, 'grades') }),
    getSubjects: async () => ({ data: await namedItems(db, 'subjects') }),
    getSchoolTypes: async () => ({ data: await namedItems(db, 'school_types') }),
    getFlowTypes: async () => ({ data: await namedItems(db, 'flow_types') }),
    getGradeGroups: async () => ({ data: await gradeGroups(db) }),
    getGrades: async () => ({ data: await gradesWithStage(db) }),
    getSubjectsOfStage: async ({ query }) => ({ data: await subjectOptions(db, query.stage) }),
    getProvinces: async () => ({ data: await provincesWithCities(db) }),
  } satisfies Partial<Operations>;
}
