import { mainlandProvinces } from '../lookups/regions.js';
import { buildPapers } from './build-papers.js';

/** What further papers are made of, for benches. */
export interface Scaling {
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
