import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { fullMarks } from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { regionOptions } from '../../../kits/list/region-options.js';
import { useList } from '../../../kits/list/use-list.js';
import { FractionBarView } from './FractionBar.view.js';
import { toScoreLine } from './model.js';
import { scoreLineQueries } from './queries.js';
import { useComparison } from './use-comparison.js';
import { useExport } from './use-export.js';
import { useMyScore } from './use-my-score.js';
import { useTrend } from './use-trend.js';

/** Categories and batches depend on the year and the region (Spec B 7). */
const CLEARS = { area_id: ['class_id', 'batch_id'], year_id: ['class_id', 'batch_id'] } as const;

/** Score lines by region, year, category and batch (Spec B 2.3). */
export function FractionBar() {
  const client = useApi();
  const head = useSectionHead('fractionBar');
  const lines = useList(paths.fractionBar, {
    pageSize: PAGE_SIZE.fractionBar,
    read: (query) => scoreLineQueries(client, query).page,
    toItem: toScoreLine,
    clears: CLEARS,
  });
  const { area_id, class_id, batch_id, compare = '' } = lines.query;
  const queries = scoreLineQueries(client, lines.query);
  const areas = useQuery(queries.areas);
  const years = useQuery(queries.years);
  const classes = useQuery(queries.classes);
  const batches = useQuery(queries.batches);

  const score = useMyScore();
  const shown = lines.results.state === 'ready' ? lines.results.data.items : [];
  const area = areas.data?.find(({ name }) => name === area_id);
  const trend = useTrend({
    area,
    category: classes.data?.find(({ name }) => name === class_id) ?? classes.data?.[0],
    batchId: batch_id,
  });
  const others = compare
    .split(',')
    .flatMap((id) => areas.data?.filter(({ name }) => String(name) === id && name !== area_id) ?? []);
  const compared = useComparison(area === undefined ? [] : [area, ...others], lines.query);

  return (
    <FractionBarView
      {...head}
      lines={lines}
      filters={[
        {
          id: 'area_id',
          label: '地区',
          options: toLoadable(areas, (list) => regionOptions(toOptions(list))),
        },
        { id: 'year_id', label: '年份', options: toLoadable(years, toOptions) },
        { id: 'class_id', label: '科类', options: toLoadable(classes, toOptions), joined: true },
        { id: 'batch_id', label: '批次', options: toLoadable(batches, toOptions), joined: true },
      ]}
      end={Math.max(fullMarks(area?.label ?? ''), ...shown.map((line) => fullMarks(line.area)))}
      score={score}
      trend={trend}
      exportLines={useExport(shown)}
      comparison={{
        ...compared,
        offered: regionOptions(toOptions(areas.data ?? [])).filter(
          ({ value }) => ![area, ...others].some((one) => String(one?.name) === value),
        ),
        onChange: (ids) =>
          lines.change({ compare: ids.length === 0 ? undefined : ids.join(','), page: lines.page }),
      }}
    />
  );
}
