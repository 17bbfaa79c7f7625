import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { hundreds, positionOf } from '../score-scale.js';
import { scoreChartMessages } from './messages.zh.js';
import {
  Axis,
  Dot,
  Figure,
  Label,
  Links,
  Me,
  MeFlag,
  Plot,
  Root,
  Row,
  Step,
  Year,
} from './ScoreChart.styles.js';

/** One batch over the years. */
export interface ScoreSeries {
  name: string;
  /** Oldest year first. */
  points: readonly { year: string; score: number }[];
}

export interface ScoreChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  series: readonly ScoreSeries[];
  /** The end of the ruler in points: the full marks. */
  end: number;
  /** The reader's score in points. */
  mine?: number | undefined;
}

const ROW_HEIGHT = 3.25;

function percent(value: number): string {
  return `${String(value)}%`;
}

/** Where the words of a point stand: beside their dot, away from the nearest other one. */
function wordsLeft(position: number, others: readonly number[]): boolean {
  const right = others.filter((other) => other > position).sort((one, other) => one - other)[0] ?? 100;
  const left = others.filter((other) => other < position).sort((one, other) => other - one)[0] ?? 0;
  return right - position < 22 && position - left > right - position;
}

/** Lines of score on one ruler, a row for each year, latest first; the same in words for those who do not see it. */
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
    <Root {...rest}>
      <Plot aria-hidden="true" style={{ height: `${String(years.length * ROW_HEIGHT)}rem` }}>
        {years.map((year) => (
          <Row key={year}>
            <Year>{year}</Year>
          </Row>
        ))}
        <Links viewBox={`0 0 100 ${String(years.length)}`} preserveAspectRatio="none">
          {placed.map(({ name, points }) => (
            <polyline
              key={name}
              points={points.map(({ position, row }) => `${String(position)},${String(row + 0.5)}`).join(' ')}
            />
          ))}
        </Links>
        {placed.flatMap(({ name, points }) =>
          points.map(({ year, score, position, row }) => {
            const others = placed.flatMap((one) =>
              one.points.filter((point) => point.row === row && point.position !== position),
            );
            return (
              <Step
                key={name + year}
                $left={wordsLeft(
                  position,
                  others.map((other) => other.position),
                )}
                style={{ left: percent(position), top: percent(((row + 0.5) / years.length) * 100) }}
              >
                <Dot $latest={row === 0} />
                <span>
                  <Figure $latest={row === 0}>{score}</Figure>
                  {row === 0 && <Label> {name}</Label>}
                </span>
              </Step>
            );
          }),
        )}
        {mine !== undefined && (
          <Me style={{ left: percent(positionOf(mine, end)) }}>
            <MeFlag>{scoreChartMessages.me(mine)}</MeFlag>
          </Me>
        )}
      </Plot>
      <Axis aria-hidden="true">
        {hundreds(end).map((score) => (
          <span key={score} style={{ left: percent(positionOf(score, end)) }}>
            {score}
          </span>
        ))}
      </Axis>
      <figcaption>
        {series.map(({ name, points }) => (
          <VisuallyHidden key={name}>{scoreChartMessages.summary(name, points)}</VisuallyHidden>
        ))}
      </figcaption>
    </Root>
  );
}
