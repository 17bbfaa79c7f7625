import { paths } from '../../../config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { CooperatePlateView } from './CooperatePlate.view.js';

/** An article of the platform for cooperation (Spec B 2.1). */
export function CooperatePlate() {
  const { article, favourite, onShare } = useArticle(paths.cooperatePlate);
  const crumbs = useCrumbs('teacherHand');
  return <CooperatePlateView article={article} favourite={favourite} onShare={onShare} crumbs={crumbs} />;
}
