import { universityTypes } from '@inkstone/api/props/universities';
import { useApi } from '@inkstone/api/react';

import { paths } from '../../../lib/config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { FindAUniversityDetailsView } from './FindAUniversityDetails.view.js';
import { useNeighbours } from './use-neighbours.js';
import { useProvinceLines } from './use-province-lines.js';

/** One university (Spec B 2.3). */
export function FindAUniversityDetails() {
  const { fileUrl } = useApi();
  const { id, item, page } = useArticle(paths.findAUniversityDetails, 'findAUniversity');
  const crumbs = useCrumbs('findAUniversity', item?.title);
  return (
    <FindAUniversityDetailsView
      crumbs={crumbs}
      article={page.article}
      facts={
        item && {
          image: fileUrl(item.image),
          province: item.province ?? '',
          city: item.city ?? '',
          types: universityTypes(item),
        }
      }
      lines={useProvinceLines(item?.province)}
      neighbours={useNeighbours(item?.province, id)}
    />
  );
}
