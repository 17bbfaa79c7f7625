import { useApi } from '@inkstone/api/react';
import {
  fullMarks,
  getScoreAreasQuery,
  isOrdinaryLine,
  listScoreLinesQuery,
  placeOfProvince,
} from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import type { ProvinceLines } from './FindAUniversityDetails.view.js';

/** More than a province has in one year. */
const LINES = 30;

/**
 * The lines of a province in its latest year, by exam category; `undefined` until they are there, where it has none,
 * and where they cannot be fetched: the page does not need them.
 */
export function useProvinceLines(province: string | undefined): ProvinceLines | undefined {
  const client = useApi();
  const name = placeOfProvince(province ?? '').shortName;
  const areas = useQuery({ ...quietly(getScoreAreasQuery(client)), enabled: province !== undefined });
  const area = areas.data?.find(({ label }) => placeOfProvince(label).shortName === name);
  const { data } = useQuery({
    ...quietly(listScoreLinesQuery(client, { area_id: area?.name, page: 1, psize: LINES })),
    enabled: area !== undefined,
  });
  // The latest year comes first.
  const year = data?.list[0]?.year_name;
  if (area === undefined || data === undefined || year === undefined) return undefined;
  const lines = data.list.filter((line) => line.year_name === year && isOrdinaryLine(line));
  const categories = [...new Set(lines.map(({ class_name }) => class_name))];
  return {
    title: `${name}的批次线`,
    note: `${year} 年普通类，不是院校录取分`,
    href: paths.fractionBar.href({ area_id: area.name }),
    end: fullMarks(name),
    categories: categories.map((category) => ({
      name: category,
      marks: lines
        .filter(({ class_name }) => class_name === category)
        .map(({ batch_name, score }) => ({ name: batch_name, score })),
    })),
  };
}
