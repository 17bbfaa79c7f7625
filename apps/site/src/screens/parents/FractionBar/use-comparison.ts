import { useApi } from '@inkstone/api/react';
import { fullMarks, listScoreLinesQuery } from '@inkstone/api/score-lines';
import { useQueries } from '@tanstack/react-query';

import { latestScores, type ComparedArea } from './model.js';
import { ALL_LINES } from './use-trend.js';

/** The regions to compare, each with its lines of the year, or of the latest one; those that are not there yet are missing. */
export function useComparison(
  areas: readonly { label: string; name: number }[],
  yearId: number | undefined,
): ComparedArea[] {
  const client = useApi();
  const answers = useQueries({
    queries: areas.map(({ name }) =>
      listScoreLinesQuery(client, { area_id: name, year_id: yearId, page: 1, psize: ALL_LINES }),
    ),
  });
  return areas.flatMap(({ label, name }, index) => {
    const lines = answers[index]?.data?.list;
    return lines === undefined
      ? []
      : [{ id: name, name: label, full: fullMarks(label), scores: latestScores(lines) }];
  });
}
