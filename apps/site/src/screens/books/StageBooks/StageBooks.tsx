import { listBookCategoriesQuery } from '@inkstone/api/books';
import { getGradeGroupsQuery } from '@inkstone/api/lookups';
import { toStage } from '@inkstone/api/props/stages';
import { useApi } from '@inkstone/api/react';
import { STAGES, type StageBooksPage } from '@inkstone/api/rules';
import { getHomeComprehensiveQuery } from '@inkstone/api/site-config';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { toLoadable } from '../../../lib/loadable.js';
import { STAY } from '../../../lib/stay.js';
import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { useSearchPage } from '../../../kits/list/use-search-page.js';
import { shelfQuery } from './queries.js';
import { chosenCategories, SHELVES, withCategory } from './shelves.js';
import { StageBooksView, type StageShelf } from './StageBooks.view.js';
import { toCatalogueBook } from '../../../lib/models/catalogue.js';

/** The shelves with their books, of which only the chosen categories are fetched. */
function useShelves(page: StageBooksPage, stageId: number): StageShelf[] {
  const client = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const chosen = chosenCategories(address.get('cate_id'));
  const books = useQueries({ queries: chosen.map((id) => quietly(shelfQuery(client, page, id))) });

  return SHELVES.flatMap((shelf, index) => {
    const category = chosen[index];
    const query = books[index];
    if (category === undefined || query === undefined) return [];
    return {
      ...shelf,
      chosen: category,
      books: toLoadable(query, ({ list, count }) => ({
        list: list.map((book) => toCatalogueBook(book, client)),
        count,
      })),
      allHref: paths.addedServices.href({ grade_id: stageId, cate_id: category }),
      onChoose: (id: number) => {
        const cate_id = withCategory(chosen, id);
        void navigate(paths[page].path({ cate_id }), { replace: true, state: STAY });
      },
      onHint: (id: number) => {
        // The shelf shows a failure when it asks again.
        queryClient.query(quietly(shelfQuery(client, page, id))).catch(() => undefined);
      },
    };
  });
}

/** The screen of the books of a stage by category (Spec A 2). */
export function stageBooks(page: StageBooksPage): ComponentType {
  return function StageBooks() {
    const client = useApi();
    const stageId = STAGES.find(({ booksPage }) => booksPage === page)?.id ?? STAGES[0].id;
    const onSearch = useSearchPage((search) => paths.addedServices.path({ search, grade_id: stageId }));
    const head = useSectionHead(page);
    // Without them the page only lacks its figures, or the ways to its grades.
    const overview = useQuery(quietly(getHomeComprehensiveQuery(client)));
    const grades = useQuery(quietly(getGradeGroupsQuery(client)));
    const categories = useQuery(quietly(listBookCategoriesQuery(client)));
    const shelves = useShelves(page, stageId);

    return (
      <StageBooksView
        {...head}
        current={stageId}
        stages={STAGES.map(({ id, name, booksPage }) => ({
          id,
          name,
          stage: toStage(id),
          href: paths[booksPage].href(),
          count: overview.data?.stages.find((stage) => stage.id === id)?.book_count,
        }))}
        grades={(grades.data?.find(({ id }) => id === stageId)?.children ?? []).map(({ id, name }) => ({
          label: name,
          href: paths.addedServices.href({ grade_id: id }),
        }))}
        onSearch={onSearch}
        categories={toLoadable(categories, (list) => list)}
        shelves={shelves}
      />
    );
  };
}
