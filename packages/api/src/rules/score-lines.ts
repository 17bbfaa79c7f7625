import { placeOfProvince } from './regions.js';

const USUAL_FULL_MARKS = 750;

/** Full marks of the university entrance examination where they are not the usual ones. */
const FULL_MARKS: ReadonlyMap<string, number> = new Map([
  ['上海', 660],
  ['海南', 900],
]);

/** The full marks of the entrance examination of a province, in points; 750 for a name that is not known. */
export function fullMarks(province: string): number {
  return FULL_MARKS.get(placeOfProvince(province).shortName) ?? USUAL_FULL_MARKS;
}

/**
 * Whether a line is one of total scores. Lines with a professional score are for art and sport: their candidates are
 * ranked by both scores together, so a total score alone is not compared with them.
 */
export function isOrdinaryLine(line: { professional_score: number | null }): boolean {
  return line.professional_score === null;
}
