import { useApi } from '@inkstone/api/react';
import { listScoreLinesQuery } from '@inkstone/api/score-lines';
import { useQueries } from '@tanstack/react-query';

import { toCompared } from './model.js';
import { ALL_LINES } from './use-trend.js';

/** The regions to compare, with their lines of the chosen year and category; those that are not there yet are missing. */
export function useComparison(
  areas: readonly { label: string; name: number }[],
  { year_id, class_id }: { year_id?: number | undefined; class_id?: number | undefined },
) {
  const client = useApi();
  const answers = useQueries({
    queries: areas.map(({ name }) =>
      listScoreLinesQuery(client, { area_id: name, year_id, class_id, page: 1, psize: ALL_LINES }),
    ),
  });
  return toCompared(
    areas.flatMap(({ label, name }, index) => {
      const lines = answers[index]?.data?.list;
      return lines === undefined ? [] : [{ id: name, name: label, lines }];
    }),
  );
}
