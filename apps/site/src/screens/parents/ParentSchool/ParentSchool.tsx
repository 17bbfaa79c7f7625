import { useApi } from '@inkstone/api/react';
import { listRecommendedQuery } from '@inkstone/api/recommendations';
import { getScoreAreasQuery } from '@inkstone/api/score-lines';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { useColumn, useColumnCount, useHubContents } from '../../../kits/hub/use-hub-contents.js';
import { usePageNames } from '../../../kits/use-section.js';
import { toProduct } from './model.js';
import { ParentSchoolView } from './ParentSchool.view.js';
import { toArticleItem } from '../../../lib/models/articles.js';
import { toUniversity } from '../../../lib/models/university.js';

const PRODUCTS_TITLE = '推荐图书';

function useProducts() {
  const client = useApi();
  const products = useQuery(
    listRecommendedQuery(client, {
      column_key: 'books',
      keyword: PRODUCTS_TITLE,
      page: 1,
      psize: PAGE_SIZE.recommendations,
    }),
  );
  return toLoadable(products, ({ list }) =>
    list.slice(0, PAGE_SIZE.parentSchoolProducts).map((product) => toProduct(product, client)),
  );
}

/** The section for parents (Spec B 2.3). */
export function ParentSchool() {
  const client = useApi();
  const head = useSectionHead('parentSchool');
  const universities = useColumn('findAUniversity', PAGE_SIZE.parentSchoolUniversities);
  const garden = useColumn('parentChildGarden', PAGE_SIZE.parentSchoolArticles);
  const areas = useQuery(quietly(getScoreAreasQuery(client)));
  const contents = useHubContents({
    parentChildGarden: garden.data?.count,
    talkPolicies: useColumnCount('talkPolicies'),
    checkTheProcess: useColumnCount('checkTheProcess'),
    fractionBar: areas.data?.length,
    findAUniversity: universities.data?.count,
  });
  return (
    <ParentSchoolView
      {...head}
      names={usePageNames(['findAUniversity', 'parentChildGarden', 'addedServices'])}
      contents={contents}
      universities={toLoadable(universities, ({ list }) =>
        list.map((university) => toUniversity(university, client)),
      )}
      garden={toLoadable(garden, ({ list }) => list.map((article) => toArticleItem(article, client)))}
      productsTitle={PRODUCTS_TITLE}
      products={useProducts()}
    />
  );
}
