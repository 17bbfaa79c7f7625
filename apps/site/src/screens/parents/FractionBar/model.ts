import { fullMarks, isOrdinaryLine } from '@inkstone/api/score-lines';
import type { ScoreLine as WireScoreLine } from '@inkstone/api/types';
import type { ScoreSeries } from '@inkstone/ui/patterns/ScoreChart';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { verdictOn, type ScoreLine } from '@inkstone/ui/patterns/ScoreTable';

export const USUAL_FULL_MARKS = 750;

/** Lines of a region, to compare with others'. */
export interface AreaLines {
  id: number;
  name: string;
  lines: readonly WireScoreLine[];
}

/** A region whose lines are compared with others'. */
export interface ComparedArea {
  id: number;
  name: string;
  /** Full marks, in points. */
  full: number;
  /** By category and batch: 物理类 本科批. */
  scores: ReadonlyMap<string, number>;
}

/** The chosen region beside at most two others. */
export interface Comparison {
  /** The chosen region first. */
  areas: readonly ComparedArea[];
  /** The one year that all scores are of, or ''. */
  year: string;
  /** The rows of the table, by category and batch. */
  rows: readonly string[];
  /** The regions that can be added, in their groups. */
  offered: readonly FilterOption[];
  /** Called with the ids of the regions beside the chosen one. */
  onChange: (ids: string[]) => void;
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

/** The newest year that two of the regions have lines of, else the newest of all. */
function yearToCompare(areas: readonly AreaLines[]): string {
  const years = areas
    .flatMap(({ lines }) => [...new Set(lines.map(({ year_name }) => year_name))])
    .sort((one, other) => other.localeCompare(one));
  return years.find((year, index) => years[index + 1] === year) ?? years[0] ?? '';
}

/** The total scores of the regions in one year, and the rows in which at least two regions have one. */
export function toCompared(areas: readonly AreaLines[]): Pick<Comparison, 'areas' | 'year' | 'rows'> {
  const year = yearToCompare(areas);
  const compared = areas.map(({ id, name, lines }) => ({
    id,
    name,
    full: fullMarks(name),
    scores: new Map(
      lines
        .filter((line) => line.year_name === year && isOrdinaryLine(line))
        .map(({ class_name, batch_name, score }) => [`${class_name} ${batch_name}`, score]),
    ),
  }));
  const rows = new Set(compared.flatMap(({ scores }) => [...scores.keys()]));
  return {
    areas: compared,
    year,
    rows: [...rows].filter((row) => compared.filter(({ scores }) => scores.has(row)).length > 1),
  };
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
