import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ScoreChart, type ScoreSeries } from '@inkstone/ui/patterns/ScoreChart';
import { useId } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { standingOf, USUAL_FULL_MARKS } from './model.js';
import { Chart, Empty, Hint, Input, Kept, Mine, Panel, Standing, Unit } from './ScorePanel.styles.js';
import type { MyScore } from './use-my-score.js';

/** The lines of one region and category over the years. */
export interface Trend {
  /** 河北 物理类 */
  title: string;
  series: readonly ScoreSeries[];
  /** Full marks, in points. */
  end: number;
}

interface ScorePanelProps {
  score: MyScore;
  /** `undefined` until a region is chosen. */
  trend: Loadable<Trend> | undefined;
}

/** The reader's score beside the lines of the chosen region. */
export function ScorePanel({ score, trend }: ScorePanelProps) {
  const inputId = useId();
  const series = trend?.state === 'ready' ? trend.data.series : [];
  const standing = score.value === undefined ? [] : standingOf(series, score.value);
  return (
    <Panel>
      <Mine>
        <label htmlFor={inputId}>我的分数</label>
        <Unit>
          <Input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            placeholder="—"
            aria-describedby={`${inputId}-kept`}
            value={score.text}
            onChange={({ target }) => score.onChange(target.value.trim())}
          />
          分
        </Unit>
        <div aria-live="polite">
          {standing.map(({ text, over }) => (
            <Standing key={text} $over={over}>
              {text} 分
            </Standing>
          ))}
          {standing.length === 0 && <Hint>选好地区，填上分数，就能看见过了哪条线。</Hint>}
        </div>
        <Kept id={`${inputId}-kept`}>只在这台设备上比，不上传</Kept>
      </Mine>
      <Chart>
        {trend === undefined ? (
          <>
            <h2>选一个地区</h2>
            <Hint>这里会画出它几年来各批次的分数线。</Hint>
            <Empty aria-hidden="true" series={[]} end={USUAL_FULL_MARKS} />
          </>
        ) : (
          <Part of={trend}>
            {(shown) =>
              shown === undefined ? (
                <Skeleton shape="block" height="14rem" />
              ) : (
                <>
                  <h2>{shown.title}</h2>
                  {shown.series.length === 0 ? (
                    <Hint>不足两年，暂不作图；下面的表里有已经收录的分数线。</Hint>
                  ) : (
                    <ScoreChart series={shown.series} end={shown.end} mine={score.value} />
                  )}
                </>
              )
            }
          </Part>
        )}
      </Chart>
    </Panel>
  );
}
