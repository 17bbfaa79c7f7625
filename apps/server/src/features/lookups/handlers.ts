import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import {
  gradeGroups,
  gradesWithStage,
  namedItems,
  provincesWithCities,
  subjectOptions,
} from './lookups.queries.js';

type LookupOperations = Pick<
  Operations,
  | 'getStages'
  | 'getClasses'
  | 'getSubjects'
  | 'getSchoolTypes'
  | 'getFlowTypes'
  | 'getGradeGroups'
  | 'getGrades'
  | 'getSubjectsOfStage'
  | 'getProvinces'
>;

export function lookupOperations({ db }: Services): LookupOperations {
  return {
    async getStages() {
      return { data: await namedItems(db, 'stages') };
    },

    /** The "classes" of articles are grades. */
    async getClasses() {
      return { data: await namedItems(db, 'grades') };
    },

    async getSubjects() {
      return { data: await namedItems(db, 'subjects') };
    },

    async getSchoolTypes() {
      return { data: await namedItems(db, 'school_types') };
    },

    async getFlowTypes() {
      return { data: await namedItems(db, 'flow_types') };
    },

    async getGradeGroups() {
      return { data: await gradeGroups(db) };
    },

    async getGrades() {
      return { data: await gradesWithStage(db) };
    },

    async getSubjectsOfStage({ query }) {
      return { data: await subjectOptions(db, query.stage) };
    },

    async getProvinces() {
      return { data: await provincesWithCities(db) };
    },
  };
}
