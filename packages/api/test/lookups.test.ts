import type { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';

import type { ApiClient } from '../src/client.js';
import {
  getClassesQuery,
  getFlowTypesQuery,
  getGradeGroupsQuery,
  getGradesQuery,
  getProvincesQuery,
  getSchoolTypesQuery,
  getStagesQuery,
  getSubjectsOfStageQuery,
  getSubjectsQuery,
} from '../src/lookups/queries.js';
import {
  getScoreAreasQuery,
  getScoreBatchesQuery,
  getScoreClassesQuery,
  getScoreYearsQuery,
  listScoreLinesQuery,
} from '../src/score-lines/queries.js';
import { serve } from './http-server.js';
import { setUp } from './querying.js';

/** A client of a server that answers every request with an empty list and records the URLs. */
async function setUpNoting() {
  const asked: (string | undefined)[] = [];
  const baseUrl = await serve((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify({ code: 200, msg: '', data: [] }));
  });
  return { ...setUp(baseUrl), asked };
}

type Ask = (queryClient: QueryClient, client: ApiClient) => Promise<unknown>;

const lookups: [url: string, ask: Ask][] = [
  ['/api/config/get_stage', (queries, client) => queries.query(getStagesQuery(client))],
  ['/api/config/get_classes', (queries, client) => queries.query(getClassesQuery(client))],
  ['/api/config/get_subject', (queries, client) => queries.query(getSubjectsQuery(client))],
  ['/api/config/get_school_type', (queries, client) => queries.query(getSchoolTypesQuery(client))],
  ['/api/config/get_flow_type', (queries, client) => queries.query(getFlowTypesQuery(client))],
  ['/api/common/get_grade_group', (queries, client) => queries.query(getGradeGroupsQuery(client))],
  ['/api/common/get_grade', (queries, client) => queries.query(getGradesQuery(client))],
  ['/api/common/get_provinces', (queries, client) => queries.query(getProvincesQuery(client))],
  ['/api/common/subject_list', (queries, client) => queries.query(getSubjectsOfStageQuery(client))],
  [
    '/api/common/subject_list?stage=9',
    (queries, client) => queries.query(getSubjectsOfStageQuery(client, 9)),
  ],
  ['/api/score_line/area', (queries, client) => queries.query(getScoreAreasQuery(client))],
  ['/api/score_line/year', (queries, client) => queries.query(getScoreYearsQuery(client))],
  [
    '/api/score_line/class?year_id=2026&area_id=11',
    (queries, client) => queries.query(getScoreClassesQuery(client, { year_id: 2026, area_id: 11 })),
  ],
  [
    '/api/score_line/batch?year_id=2026',
    (queries, client) => queries.query(getScoreBatchesQuery(client, { year_id: 2026 })),
  ],
];

it.each(lookups)('%s is fetched once per session', async (url, ask) => {
  const { client, queryClient, asked } = await setUpNoting();
  expect(await ask(queryClient, client)).toEqual([]);
  await ask(queryClient, client);
  expect(asked).toEqual([url]);
});

describe('options that depend on others', () => {
  it('are cached for each choice', async () => {
    const { client, queryClient, asked } = await setUpNoting();
    for (const year_id of [2026, 2025, 2026]) {
      await queryClient.query(getScoreClassesQuery(client, { year_id }));
    }
    await queryClient.query(getSubjectsOfStageQuery(client, 7));
    await queryClient.query(getSubjectsOfStageQuery(client, 9));
    expect(asked).toEqual([
      '/api/score_line/class?year_id=2026',
      '/api/score_line/class?year_id=2025',
      '/api/common/subject_list?stage=7',
      '/api/common/subject_list?stage=9',
    ]);
  });
});

it('a page of score lines is not a lookup and is fetched each time', async () => {
  const { client, queryClient, asked } = await setUpNoting();
  const options = listScoreLinesQuery(client, { area_id: 11, page: 2 });
  expect(options.queryKey).toEqual(['post', '/api/score_line/index', { area_id: 11, page: 2 }]);
  await queryClient.query(options);
  await queryClient.query(options);
  expect(asked).toEqual(['/api/score_line/index', '/api/score_line/index']);
});
