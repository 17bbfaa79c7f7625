import { getArticleQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { favouriteType, SECTIONS } from '@inkstone/api/rules';

import { paths } from '../../../lib/config/paths.js';
import { useSanitisedHtml } from '../../../lib/html/use-sanitised-html.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { useFavourite } from '../../../kits/favourite/use-favourite.js';
import { useFilm } from '../../../kits/film/use-film.js';
import { useOtherArticles } from '../../../kits/side/use-other-articles.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { toCourseModel, toLesson } from './model.js';
import { OnlineDetailsView } from './OnlineDetails.view.js';

/** One online course (Spec B 2.2). */
export function OnlineDetails() {
  const client = useApi();
  const { id, item, show } = useDetail(paths.onlineDetails, {
    read: (articleId) => getArticleQuery(client, articleId),
    title: ({ title }) => title,
  });
  const html = useSanitisedHtml(item?.content);
  const favourite = useFavourite(favouriteType.course, id, item?.is_collect);
  const crumbs = useCrumbs('onlineLearning');
  const film = useFilm(id);
  const others = useOtherArticles({ column_id: SECTIONS.onlineLearning.id }, { except: id, quiet: true });

  return (
    <OnlineDetailsView
      key={id}
      course={show((article) => (html === undefined ? undefined : toCourseModel(article, html, client)))}
      favourite={favourite}
      crumbs={crumbs}
      film={film}
      others={others.isError ? [] : others.data?.map((other) => toLesson(other, client))}
    />
  );
}
