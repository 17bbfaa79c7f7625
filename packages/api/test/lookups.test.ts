import { describe, expect, it } from 'vitest';

import type { ApiClient } from '../src/client.js';
import { getGenuineQrcodeQuery } from '../src/genuine/index.js';
import * as lookups from '../src/lookups/queries.js';
import { getPaperPropertiesQuery } from '../src/papers/index.js';
import * as scoreLines from '../src/score-lines/queries.js';
import * as shops from '../src/shops/index.js';
import { getSiteConfigQuery } from '../src/site-config/queries.js';
import { serveAndRecord, setUp } from './querying.js';

/** A client of a server that answers every request with an empty list and records the URLs. */
async function setUpRecording() {
  const { baseUrl, asked } = await serveAndRecord([]);
  return { ...setUp(baseUrl), asked };
}

it.each<[url: string, query: (client: ApiClient) => object]>([
  ['/api/config/get_stage', lookups.getStagesQuery],
  ['/api/config/get_classes', lookups.getClassesQuery],
  ['/api/config/get_subject', lookups.getSubjectsQuery],
  ['/api/config/get_school_type', lookups.getSchoolTypesQuery],
  ['/api/config/get_flow_type', lookups.getFlowTypesQuery],
  ['/api/common/get_grade_group', lookups.getGradeGroupsQuery],
  ['/api/common/get_grade', lookups.getGradesQuery],
  ['/api/common/get_provinces', lookups.getProvincesQuery],
  ['/api/common/subject_list', lookups.getSubjectsOfStageQuery],
  ['/api/common/subject_list?stage=9', (client) => lookups.getSubjectsOfStageQuery(client, 9)],
  ['/api/score_line/area', scoreLines.getScoreAreasQuery],
  ['/api/score_line/year', scoreLines.getScoreYearsQuery],
  [
    '/api/score_line/class?year_id=2026&area_id=11',
    (client) => scoreLines.getScoreClassesQuery(client, { year_id: 2026, area_id: 11 }),
  ],
  [
    '/api/score_line/batch?year_id=2026',
    (client) => scoreLines.getScoreBatchesQuery(client, { year_id: 2026 }),
  ],
  ['/api/sale_auth/search_list', shops.getShopSearchOptionsQuery],
  ['/api/sale_auth/store_platform_list', shops.listStorePlatformsQuery],
  ['/api/sale_auth/get_agreement', shops.getShopAgreementQuery],
  ['/api/common/genuine_qrcode', getGenuineQrcodeQuery],
  ['/api/exam/property_list', getPaperPropertiesQuery],
  ['/api/config/config', getSiteConfigQuery],
])('%s is fetched once', async (url, query) => {
  const { client, queryClient, asked } = await setUpRecording();
  // The factories have different types, but this test uses only their paths.
  const options = query(client) as ReturnType<typeof getGenuineQrcodeQuery>;
  expect(await queryClient.query(options)).toEqual([]);
  await queryClient.query(options);
  expect(asked).toEqual([url]);
});

describe('options that depend on others', () => {
  it('are cached for each choice', async () => {
    const { client, queryClient, asked } = await setUpRecording();
    for (const year_id of [2026, 2025, 2026]) {
      await queryClient.query(scoreLines.getScoreClassesQuery(client, { year_id }));
    }
    expect(asked).toEqual(['/api/score_line/class?year_id=2026', '/api/score_line/class?year_id=2025']);
  });
});

it('a page of score lines is not a lookup and is fetched each time', async () => {
  const { client, queryClient, asked } = await setUpRecording();
  const options = scoreLines.listScoreLinesQuery(client, { area_id: 11, page: 2 });
  await queryClient.query(options);
  await queryClient.query(options);
  expect(asked).toEqual(['/api/score_line/index', '/api/score_line/index']);
});
