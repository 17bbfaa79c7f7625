import { namedOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { placeOfProvince } from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { regionOptions } from '../../../kits/list/region-options.js';
import { FindAUniversityView } from './FindAUniversity.view.js';
import { universityListQueries } from './queries.js';
import { toUniversity } from '../../../lib/models/university.js';

/** Universities by province and type (Spec B 2.3). */
export function FindAUniversity() {
  const client = useApi();
  const page = useArticleList('findAUniversity', paths.findAUniversity, { toItem: toUniversity });
  const { query } = page.list;
  const queries = universityListQueries(client, query);
  const provinces = useQuery(queries.provinces);
  const types = useQuery(queries.types);
  const province = provinces.data?.find(({ id }) => id === query.province);
  return (
    <FindAUniversityView
      {...page}
      filters={[
        {
          id: 'province',
          label: '地区',
          options: toLoadable(provinces, (list) => regionOptions(namedOptions(list))),
        },
        { id: 'university_type', label: '类型', options: toLoadable(types, namedOptions) },
      ]}
      scoreLines={
        // The regions of the score lines have the ids of the provinces.
        province && {
          label: `查${placeOfProvince(province.name).shortName}的分数线`,
          href: paths.fractionBar.href({ area_id: province.id }),
        }
      }
    />
  );
}
