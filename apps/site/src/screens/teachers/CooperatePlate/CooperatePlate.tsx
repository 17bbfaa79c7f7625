import { paths } from '../../../lib/config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { CooperatePlateView } from './CooperatePlate.view.js';

/** An article of the platform for cooperation (Spec B 2.1). */
export function CooperatePlate() {
  const { page } = useArticle(paths.cooperatePlate, 'teacherHand');
  return <CooperatePlateView {...page} />;
}
