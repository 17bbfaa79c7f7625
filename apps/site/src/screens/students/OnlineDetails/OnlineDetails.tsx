import { countPlayMutation, getArticleQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../config/paths.js';
import { COLUMN } from '../../../config/site.js';
import { useSanitisedHtml } from '../../../html/use-sanitised-html.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { useFavourite } from '../../../kits/favourite/use-favourite.js';
import { useOtherArticles } from '../../../kits/side/use-other-articles.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { filmPosition, rememberFilmPosition } from '../../../session/film-position.js';
import { toCourseModel, toLesson } from './model.js';
import { OnlineDetailsView, type Film } from './OnlineDetails.view.js';

/** The film of a course: where to go on, and its play, which is counted once a view (Spec B 4). */
function useFilm(id: number): Film {
  const client = useApi();
  const queryClient = useQueryClient();
  const count = useMutation(countPlayMutation(client));
  const [countedId, setCountedId] = useState(0);
  return {
    startAt: () => filmPosition(id),
    onPlay: () => {
      if (countedId === id) return;
      setCountedId(id);
      count.mutate(id);
    },
    onTime: (second) => {
      rememberFilmPosition(id, second);
    },
    // The link may have expired; the new answer has a new one.
    onRetry: () => void queryClient.invalidateQueries({ queryKey: getArticleQuery(client, id).queryKey }),
  };
}

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
  const others = useOtherArticles({ column_id: COLUMN.onlineLearning }, { except: id, quiet: true });

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
