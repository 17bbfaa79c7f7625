import { paths } from '../../../config/paths.js';
import { COLUMN } from '../../../config/site.js';
import { toOrigin } from '../../../kits/activity/origin.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { WorksDisplayDetailsView } from './WorksDisplayDetails.view.js';

/** One work of a student (Spec B 2.2). */
export function WorksDisplayDetails() {
  const { item, article, favourite, onShare } = useArticle(paths.worksDisplayDetails);
  const crumbs = useCrumbs('worksDisplay');
  const hot = useSideArticles({
    title: '热门活动',
    kind: 'activity',
    of: { column_id: COLUMN.thematicActivities, is_hot: 1 },
  });
  return (
    <WorksDisplayDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      crumbs={crumbs}
      hot={hot}
      origin={toOrigin(item)}
    />
  );
}
