import { useApi } from '@inkstone/api/react';
import { fullMarks, listScoreLinesQuery } from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { toLoadable, type Loadable } from '../../../lib/loadable.js';
import { toSeries } from './model.js';
import type { Trend } from './ScorePanel.js';

/** More than a region has in one category. */
export const ALL_LINES = 100;

interface Option {
  label: string;
  name: number;
}

interface Chosen {
  area: Option | undefined;
  /** The category of the chart: the chosen one, else the first of the region. */
  category: Option | undefined;
  /** Only this batch, where one is chosen. */
  batchId: number | undefined;
}

/** The lines of one region and category over the years; `undefined` until a region is chosen. */
export function useTrend({ area, category, batchId }: Chosen): Loadable<Trend> | undefined {
  const client = useApi();
  const lines = useQuery({
    ...listScoreLinesQuery(client, {
      area_id: area?.name,
      class_id: category?.name,
      batch_id: batchId,
      page: 1,
      psize: ALL_LINES,
    }),
    enabled: area !== undefined && category !== undefined,
  });
  if (area === undefined) return undefined;
  return toLoadable(lines, ({ list }) => ({
    title: `${area.label} ${category?.label ?? ''}`,
    series: toSeries(list),
    end: fullMarks(area.label),
  }));
}
