import { paths } from '../../../lib/config/paths.js';
import { COLUMN } from '../../../lib/config/columns.js';
import { toOrigin } from '../../../kits/activity/origin.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useHotActivities } from '../../../kits/side/use-hot-activities.js';
import { WorksDisplayDetailsView } from './WorksDisplayDetails.view.js';

/** One work of a student (Spec B 2.2). */
export function WorksDisplayDetails() {
  const { item, page } = useArticle(paths.worksDisplayDetails, 'worksDisplay');
  const hot = useHotActivities(COLUMN.thematicActivities);
  return <WorksDisplayDetailsView {...page} hot={hot} origin={toOrigin(item)} />;
}
