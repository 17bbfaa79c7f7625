import { forTheSession } from '../caching.js';
import type { ApiClient } from '../client.js';
import { withoutEmptyFilters } from '../filters.js';
import { queryOptions } from '../options.js';
import type { FilterId } from '../types.js';
import type { QueryOf } from '../wire.js';

type SubjectsParams = QueryOf<'/api/common/subject_list'>;

/** High school, middle school, primary school. */
export function getStagesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/get_stage'],
    queryFn: async ({ signal }) => (await client.get('/api/config/get_stage', {}, { signal })).data,
    ...forTheSession,
  });
}

/** The grades, which are called `classes` in articles. */
export function getClassesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/get_classes'],
    queryFn: async ({ signal }) => (await client.get('/api/config/get_classes', {}, { signal })).data,
    ...forTheSession,
  });
}

/** All subjects; getSubjectsOfStageQuery gives those of one stage or grade. */
export function getSubjectsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/get_subject'],
    queryFn: async ({ signal }) => (await client.get('/api/config/get_subject', {}, { signal })).data,
    ...forTheSession,
  });
}

/** School types. */
export function getSchoolTypesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/get_school_type'],
    queryFn: async ({ signal }) => (await client.get('/api/config/get_school_type', {}, { signal })).data,
    ...forTheSession,
  });
}

/** The tabs of checkTheProcess. */
export function getFlowTypesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/get_flow_type'],
    queryFn: async ({ signal }) => (await client.get('/api/config/get_flow_type', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Stages with their grades. */
export function getGradeGroupsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/get_grade_group'],
    queryFn: async ({ signal }) => (await client.get('/api/common/get_grade_group', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Grades with the id of their stage (gradeIdOptions of Spec A 3). */
export function getGradesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/get_grade'],
    queryFn: async ({ signal }) => (await client.get('/api/common/get_grade', {}, { signal })).data,
    ...forTheSession,
  });
}

/** @param stage id of a stage or a grade, for only the subjects taught there (Spec B 4) */
export function getSubjectsOfStageQuery(client: ApiClient, stage?: FilterId) {
  const query = withoutEmptyFilters<SubjectsParams>({ stage });
  return queryOptions({
    queryKey: ['get', '/api/common/subject_list', query],
    queryFn: async ({ signal }) => (await client.get('/api/common/subject_list', query, { signal })).data,
    ...forTheSession,
  });
}

/** Provinces with their cities. */
export function getProvincesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/get_provinces'],
    queryFn: async ({ signal }) => (await client.get('/api/common/get_provinces', {}, { signal })).data,
    ...forTheSession,
  });
}
