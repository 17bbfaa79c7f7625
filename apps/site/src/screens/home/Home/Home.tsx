import { useApi } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { HomeView, NEWEST_PAPERS } from './Home.view.js';
import { toNews, toOverview, toSlides } from './model.js';
import { homeQueries } from './queries.js';
import { toPaper } from '../../../lib/models/catalogue.js';

/** The home page (Spec A 2). */
export function Home() {
  const client = useApi();
  useSectionTitle('home');

  const queries = homeQueries(client);
  const slides = useQuery(queries.slides);
  const newBooks = useQuery(queries.newBooks);
  const overview = useQuery(queries.overview);
  const papers = useQuery(queries.papers);
  const news = useQuery(queries.news);

  return (
    <HomeView
      // The slides wait for the covers of the first one. If the books fail, they are shown without covers.
      slides={
        newBooks.isPending
          ? { state: 'loading' }
          : toLoadable(slides, (list) => toSlides(list, newBooks.data ?? [], client))
      }
      overview={toLoadable(overview, (data) => toOverview(data, client))}
      papers={toLoadable(papers, ({ new_list, count }) => ({
        items: new_list.slice(0, NEWEST_PAPERS).map(toPaper),
        count,
      }))}
      news={toLoadable(news, ({ list }) => toNews(list))}
    />
  );
}
