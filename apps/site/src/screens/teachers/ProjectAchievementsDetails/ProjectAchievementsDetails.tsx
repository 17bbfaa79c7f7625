import { paths } from '../../../config/paths.js';
import { COLUMN } from '../../../config/site.js';
import { toOrigin } from '../../../kits/activity/origin.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { ProjectAchievementsDetailsView } from './ProjectAchievementsDetails.view.js';

/** One result of research or of an activity (Spec B 2.1). */
export function ProjectAchievementsDetails() {
  const { item, article, favourite, onShare } = useArticle(paths.projectAchievementsDetails);
  const crumbs = useCrumbs('projectAchievements');
  const hot = useSideArticles({
    title: '热门活动',
    kind: 'activity',
    of: { column_id: COLUMN.teachingActivities, is_hot: 1 },
  });
  return (
    <ProjectAchievementsDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      crumbs={crumbs}
      hot={hot}
      origin={toOrigin(item)}
    />
  );
}
