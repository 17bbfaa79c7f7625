import { getUniversityProvincesQuery, listArticlesQuery } from '@inkstone/api/articles';
import { universityTypes } from '@inkstone/api/props/universities';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { placeOfProvince } from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import type { Neighbours } from './FindAUniversityDetails.view.js';

/** Two rows of plaques. */
const SHOWN = 6;

/**
 * Other universities of a province; `undefined` until they are there, where there are none, and where they cannot be
 * fetched: the page does not need them.
 */
export function useNeighbours(province: string | undefined, except: number): Neighbours | undefined {
  const client = useApi();
  const name = placeOfProvince(province ?? '').shortName;
  const provinces = useQuery({
    ...quietly(getUniversityProvincesQuery(client)),
    enabled: province !== undefined,
  });
  const id = provinces.data?.find((one) => placeOfProvince(one.name).shortName === name)?.id;
  const { data } = useQuery({
    ...quietly(
      listArticlesQuery(client, {
        column_id: SECTIONS.findAUniversity.id,
        province: id,
        page: 1,
        // One more than is shown, in place of the page's own university.
        psize: SHOWN + 1,
      }),
    ),
    enabled: id !== undefined,
  });
  const others = data?.list.filter((article) => article.id !== except).slice(0, SHOWN) ?? [];
  if (id === undefined || data === undefined || others.length === 0) return undefined;
  return {
    title: `同在${name}`,
    moreHref: paths.findAUniversity.href({ province: id }),
    moreLabel: `全部 ${String(data.count)} 所`,
    plaques: others.map((article) => ({
      id: article.id,
      name: article.title,
      href: paths.findAUniversityDetails.href({ id: article.id }),
      note: [article.city ?? '', ...universityTypes(article).slice(0, 1)],
    })),
  };
}
