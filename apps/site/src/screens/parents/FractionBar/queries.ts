import type { ApiClient } from '@inkstone/api';
import { SECTIONS } from '@inkstone/api/rules';
import {
  getScoreAreasQuery,
  getScoreBatchesQuery,
  getScoreClassesQuery,
  getScoreYearsQuery,
  listScoreLinesQuery,
} from '@inkstone/api/score-lines';
import { listSlidesQuery } from '@inkstone/api/site-config';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What 查分数线 asks first. Categories and batches are those of the chosen year and region (Spec B 7). */
export function scoreLineQueries(
  client: ApiClient,
  { compare: _compare, ...query }: ListQueryOf<typeof paths.fractionBar.query>,
) {
  const place = { year_id: query.year_id, area_id: query.area_id };
  return {
    page: listScoreLinesQuery(client, { ...query, psize: PAGE_SIZE.fractionBar }),
    areas: getScoreAreasQuery(client),
    years: getScoreYearsQuery(client),
    classes: getScoreClassesQuery(client, place),
    batches: getScoreBatchesQuery(client, place),
    slides: listSlidesQuery(client, SECTIONS.fractionBar.id),
  };
}
