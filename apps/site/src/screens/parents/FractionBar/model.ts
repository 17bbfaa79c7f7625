import { isOrdinaryLine } from '@inkstone/api/score-lines';
import type { ScoreLine as WireScoreLine } from '@inkstone/api/types';
import type { ScoreSeries } from '@inkstone/ui/patterns/ScoreChart';
import { verdictOn, type ScoreLine } from '@inkstone/ui/patterns/ScoreTable';

/** A region whose lines are compared with others'. */
export interface ComparedArea {
  id: number;
  name: string;
  /** Full marks, in points. */
  full: number;
  /** By category and batch: 物理类 本科批. */
  scores: ReadonlyMap<string, number>;
}

export function toScoreLine(line: WireScoreLine): ScoreLine {
  const { id, year_name, area_name, class_name, batch_name, class_descr, score, ranking } = line;
  return {
    id,
    year: year_name,
    area: area_name,
    category: class_name,
    batch: batch_name,
    kind: class_descr,
    score,
    ranking,
    professional: line.professional_score,
    ordinary: isOrdinaryLine(line),
  };
}

/** Each batch over the years, from the lines of one region and category; batches of fewer than two years are left out. */
export function toSeries(lines: readonly WireScoreLine[]): ScoreSeries[] {
  const ordinary = lines.filter(isOrdinaryLine);
  return [...new Set(ordinary.map(({ batch_name }) => batch_name))]
    .map((name) => ({
      name,
      points: ordinary
        .filter(({ batch_name }) => batch_name === name)
        .map(({ year_name, score }) => ({ year: year_name, score }))
        .sort((one, other) => one.year.localeCompare(other.year)),
    }))
    .filter(({ points }) => points.length > 1);
}

/** The lines of total scores of the latest year among those given, by category and batch. */
export function latestScores(lines: readonly WireScoreLine[]): ReadonlyMap<string, number> {
  // The latest year comes first.
  const year = lines[0]?.year_name;
  return new Map(
    lines
      .filter((line) => line.year_name === year && isOrdinaryLine(line))
      .map(({ class_name, batch_name, score }) => [`${class_name} ${batch_name}`, score]),
  );
}

export interface Standing {
  text: string;
  over: boolean;
}

/** Where a score stands among the newest lines of the chart: the highest one reached, and the lowest one missed. */
export function standingOf(series: readonly ScoreSeries[], mine: number): Standing[] {
  const lines = series
    .flatMap(({ name, points }) => points.slice(-1).map(({ score }) => ({ name, score })))
    .sort((one, other) => one.score - other.score);
  const reached = lines.filter(({ score }) => score <= mine).slice(-1);
  const missed = lines.filter(({ score }) => score > mine).slice(0, 1);
  return [...reached, ...missed].flatMap(({ name, score }) => {
    const verdict = verdictOn({ score, ordinary: true }, mine);
    return verdict === undefined ? [] : [{ text: `${name}：${verdict.text}`, over: verdict.over }];
  });
}
