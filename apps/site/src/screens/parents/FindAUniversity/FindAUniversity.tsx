import { namedOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { placeOfProvince } from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { COLUMN } from '../../../lib/config/columns.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { regionOptions } from '../../../kits/list/region-options.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { FindAUniversityView } from './FindAUniversity.view.js';
import { universityListQueries } from './queries.js';
import { toUniversity } from '../../../lib/models/university.js';

/** Universities by province and type (Spec B 2.3). */
export function FindAUniversity() {
  const client = useApi();
  const title = useSectionTitle('findAUniversity');
  const slides = useBannerSlides(COLUMN.findAUniversity);
  const universities = useList(paths.findAUniversity, {
    pageSize: PAGE_SIZE.findAUniversity,
    read: (query) => universityListQueries(client, query).page,
    toItem: (article) => toUniversity(article, client),
  });
  const queries = universityListQueries(client, universities.query);
  const provinces = useQuery(queries.provinces);
  const types = useQuery(queries.types);
  const province = provinces.data?.find(({ id }) => id === universities.query.province);
  return (
    <FindAUniversityView
      title={title}
      slides={slides}
      universities={universities}
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
