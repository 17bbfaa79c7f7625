import { ActivityOrigin } from '../../../kits/activity/ActivityOrigin.js';
import { toOrigin } from '../../../kits/activity/origin.js';
import { columnArticle } from '../ColumnArticle/ColumnArticle.js';

export type ResultName = 'projectAchievementsDetails' | 'worksDisplayDetails';

/** The screen of an article that came of an activity (Spec B 2.1, 2.2). */
export function columnResult(name: ResultName) {
  return columnArticle(name, (article) => {
    const origin = toOrigin(article);
    return { before: origin && <ActivityOrigin origin={origin} /> };
  });
}
