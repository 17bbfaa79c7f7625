import type { ApiClient } from '@inkstone/api';
import {
  getGradeGroupsQuery,
  getProvincesQuery,
  getStagesQuery,
  getSubjectsQuery,
} from '@inkstone/api/lookups';

/** What the registration asks first: everything that it offers to choose from. */
export function registrationQueries(client: ApiClient) {
  return {
    stages: getStagesQuery(client),
    grades: getGradeGroupsQuery(client),
    subjects: getSubjectsQuery(client),
    provinces: getProvincesQuery(client),
  };
}
