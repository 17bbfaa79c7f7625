import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { ScoreTable, type ScoreLine } from '@inkstone/ui/patterns/ScoreTable';

import type { Loadable } from '../../../lib/loadable.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { ListPage, type ListPageProps } from '../../../kits/list/ListPage.js';
import { AreaComparison } from './AreaComparison.js';
import { Footnote, Tools } from './FractionBar.styles.js';
import type { Comparison } from './model.js';
import { ScorePanel, type Trend } from './ScorePanel.js';
import type { ExportOfLines } from './use-export.js';
import type { MyScore } from './use-my-score.js';

export interface FractionBarViewProps extends Pick<ListPageProps<ScoreLine>, 'title' | 'slides' | 'filters'> {
  lines: ListModel<ScoreLine>;
  /** The end of the ruler of the table, in points. */
  end: number;
  score: MyScore;
  /** `undefined` until a region is chosen. */
  trend: Loadable<Trend> | undefined;
  comparison: Comparison;
  exportLines: ExportOfLines;
}

export function FractionBarView({
  lines,
  end,
  score,
  trend,
  comparison,
  exportLines,
  ...page
}: FractionBarViewProps) {
  return (
    <ListPage
      {...page}
      list={lines}
      searchPlace="scoreLines"
      noun="分数线"
      unit="条"
      above={
        <>
          <ScorePanel score={score} trend={trend} />
          {comparison.areas.length > 0 && <AreaComparison comparison={comparison} mine={score.value} />}
        </>
      }
    >
      {(items) => (
        <>
          <ScoreTable
            lines={items ?? []}
            end={end}
            mine={score.value}
            loading={items === undefined}
            skeletonRows={lines.pageSize}
          />
          {items !== undefined && items.length > 0 && (
            <Tools>
              <Footnote>
                正式数字以各省教育考试院公布为准；空心点是艺术、体育类，按综合分排序，不与我的分数相比。
              </Footnote>
              <Button startIcon={<Icon name="paper" size={20} />} onClick={exportLines.onCopy}>
                复制本页
              </Button>
              <Button startIcon={<Icon name="download" size={20} />} onClick={exportLines.onSave}>
                下载表格
              </Button>
            </Tools>
          )}
        </>
      )}
    </ListPage>
  );
}
