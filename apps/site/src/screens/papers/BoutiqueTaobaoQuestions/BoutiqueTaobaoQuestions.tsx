import { useApi, useSession } from '@inkstone/api/react';
import { favouriteType, STAGES } from '@inkstone/api/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { toCatalogueBook } from '../../../lib/models/catalogue.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { useFavourites } from '../../../kits/favourite/use-favourite.js';
import { useOwnStage } from '../../../kits/hub/use-own-stage.js';
import { useSearchPage } from '../../../kits/list/use-search-page.js';
import { usePaperFilters } from '../../../kits/papers/use-paper-filters.js';
import { BoutiqueTaobaoQuestionsView } from './BoutiqueTaobaoQuestions.view.js';
import { firstTab, toNewest, toPiles, toTabs } from './model.js';
import { examHomeQueries } from './queries.js';

/** The home of the papers (Spec A 2). */
export function BoutiqueTaobaoQuestions() {
  const client = useApi();
  const navigate = useNavigate();
  const onSearch = useSearchPage((search) => paths.listenBig.path({ search }));
  const gradeId = useSession()?.gradeId;
  const head = useSectionHead('boutiqueTaobaoQuestions');
  const { stageId, ...shelf } = useOwnStage();
  const queries = examHomeQueries(client, stageId);
  const home = useQuery(queries.home);
  const books = useQuery(queries.books);
  const filters = usePaperFilters();
  const favourites = useFavourites(
    favouriteType.paper,
    home.data?.grade_lists.flatMap(({ list }) => list),
  );

  return (
    <BoutiqueTaobaoQuestionsView
      {...head}
      filters={filters}
      onSearch={onSearch}
      onChoose={(id, value) => {
        void navigate(paths.listenBig.path(value === '' ? {} : { [id]: Number(value) }));
      }}
      home={toLoadable(home, (data) => {
        const tabs = toTabs(data);
        return {
          total: data.count,
          piles: toPiles(data),
          tabs,
          firstTab: firstTab(tabs, gradeId),
          newest: toNewest(data),
        };
      })}
      favouriteBusyId={favourites.busyId}
      onToggleFavourite={favourites.onToggle}
      books={toLoadable(books, ({ list }) => list.map((book) => toCatalogueBook(book, client)))}
      // A visitor sees the books of the first stage (see examHomeQueries).
      shelf={{ ...shelf, note: shelf.note ?? STAGES[0].name }}
    />
  );
}
