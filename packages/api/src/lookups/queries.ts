import { forTheSession } from '../caching.js';
import type { ApiClient } from '../client.js';
import { withoutEmptyFilters } from '../filters.js';
import { getQuery } from '../options.js';
import type { FilterId } from '../types.js';
import type { QueryOf } from '../wire.js';

type SubjectsParams = QueryOf<'/api/common/subject_list'>;

/** High school, middle school, primary school. */
export function getStagesQuery(client: ApiClient) {
  return getQuery(client, '/api/config/get_stage', forTheSession);
}

/** The grades, which are called `classes` in articles. */
export function getClassesQuery(client: ApiClient) {
  return getQuery(client, '/api/config/get_classes', forTheSession);
}

/** All subjects; getSubjectsOfStageQuery gives those of one stage or grade. */
export function getSubjectsQuery(client: ApiClient) {
  return getQuery(client, '/api/config/get_subject', forTheSession);
}

/** School types. */
export function getSchoolTypesQuery(client: ApiClient) {
  return getQuery(client, '/api/config/get_school_type', forTheSession);
}

/** The tabs of checkTheProcess. */
export function getFlowTypesQuery(client: ApiClient) {
  return getQuery(client, '/api/config/get_flow_type', forTheSession);
}

/** Stages with their grades. */
export function getGradeGroupsQuery(client: ApiClient) {
  return getQuery(client, '/api/common/get_grade_group', forTheSession);
}

/** Grades with the id of their stage (gradeIdOptions of Spec A 3). */
export function getGradesQuery(client: ApiClient) {
  return getQuery(client, '/api/common/get_grade', forTheSession);
}

/** @param stage id of a stage or a grade, for only the subjects taught there (Spec B 4) */
export function getSubjectsOfStageQuery(client: ApiClient, stage?: FilterId) {
  const query = withoutEmptyFilters<SubjectsParams>({ stage });
  return getQuery(client, '/api/common/subject_list', forTheSession, query);
}

/** Provinces with their cities. */
export function getProvincesQuery(client: ApiClient) {
  return getQuery(client, '/api/common/get_provinces', forTheSession);
}
