import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { hundreds, positionOf } from '../score-scale.js';
import { scoreChartMessages } from './messages.zh.js';
import * as styles from './ScoreChart.styles.js';

/** One batch over the years. */
export interface ScoreSeries {
  name: string;
  /** The points, oldest year first. */
  points: readonly { year: string; score: number }[];
}

export interface ScoreChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** None draws an empty ruler. */
  series: readonly ScoreSeries[];
  /** The end of the ruler in points: the full score. */
  end: number;
  /** The reader's score in points. */
  mine?: number | undefined;
}

const ROW_HEIGHT = 3.25;
/** Rows of a ruler without lines, which shows what will be drawn. */
const EMPTY_ROWS = 2;

function percent(value: number): string {
  return `${String(value)}%`;
}

/** Whether the text of a point is left of its dot: it is on the side away from the nearest other dot. */
function wordsLeft(position: number, others: readonly number[]): boolean {
  const right = others.filter((other) => other > position).sort((one, other) => one - other)[0] ?? 100;
  const left = others.filter((other) => other < position).sort((one, other) => other - one)[0] ?? 0;
  return right - position < 22 && position - left > right - position;
}

/** Score lines on one ruler, a row for each year, latest first, with the same as text for screen readers. */
export function ScoreChart({ series, end, mine, ...rest }: ScoreChartProps) {
  const years = [...new Set(series.flatMap(({ points }) => points.map(({ year }) => year)))].sort().reverse();
  const placed = series.map(({ name, points }) => ({
    name,
    points: points.map((point) => ({
      ...point,
      position: positionOf(point.score, end),
      row: years.indexOf(point.year),
    })),
  }));
  return (
    <styles.Root {...rest}>
      <styles.Plot
        aria-hidden="true"
        style={{ height: `${String((years.length || EMPTY_ROWS) * ROW_HEIGHT)}rem` }}
      >
        {years.map((year) => (
          <styles.Row key={year}>
            <styles.Year>{year}</styles.Year>
          </styles.Row>
        ))}
        <styles.Links viewBox={`0 0 100 ${String(years.length)}`} preserveAspectRatio="none">
          {placed.map(({ name, points }) => (
            <polyline
              key={name}
              points={points.map(({ position, row }) => `${String(position)},${String(row + 0.5)}`).join(' ')}
            />
          ))}
        </styles.Links>
        {placed.flatMap(({ name, points }) =>
          points.map(({ year, score, position, row }) => {
            const others = placed.flatMap((one) =>
              one.points.filter((point) => point.row === row && point.position !== position),
            );
            return (
              <styles.Step
                key={name + year}
                $left={wordsLeft(
                  position,
                  others.map((other) => other.position),
                )}
                style={{ left: percent(position), top: percent(((row + 0.5) / years.length) * 100) }}
              >
                <styles.Dot $latest={row === 0} />
                <span>
                  <styles.Figure $latest={row === 0}>{score}</styles.Figure>
                  {row === 0 && <styles.Label> {name}</styles.Label>}
                </span>
              </styles.Step>
            );
          }),
        )}
        {mine !== undefined && (
          <styles.Me style={{ left: percent(positionOf(mine, end)) }}>
            <styles.MeFlag>{scoreChartMessages.me(mine)}</styles.MeFlag>
          </styles.Me>
        )}
      </styles.Plot>
      <styles.Axis aria-hidden="true">
        {hundreds(end).map((score) => (
          <span key={score} style={{ left: percent(positionOf(score, end)) }}>
            {score}
          </span>
        ))}
      </styles.Axis>
      <figcaption>
        {series.map(({ name, points }) => (
          <VisuallyHidden key={name}>{scoreChartMessages.summary(name, points)}</VisuallyHidden>
        ))}
      </figcaption>
    </styles.Root>
  );
}
