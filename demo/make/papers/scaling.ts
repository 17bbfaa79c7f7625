import { mainlandProvinces } from '../lookups/regions.js';
import { buildPapers } from './build-papers.js';

/** What further papers are made of, for benches: a title without its place, and places to put before it. */
export interface Scaling {
  /** Number of papers in the folder; their ids are from 1. */
  base: number;
  papers: readonly { id: number; tail: string }[];
  places: readonly { provinceId: number; name: string }[];
}

export function buildScaling(): Scaling {
  const papers = buildPapers();
  return {
    base: papers.length,
    papers: papers
      .filter(({ title, titleTail }) => title !== titleTail)
      .map(({ id, titleTail }) => ({ id, tail: titleTail })),
    places: mainlandProvinces.flatMap((province) =>
      province.cities.map((city) => ({
        provinceId: province.id,
        name: city === province.name ? city : `${province.name}${city}`,
      })),
    ),
  };
}
