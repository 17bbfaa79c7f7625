import { paths } from '../../../lib/config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { inTab } from '../in-tab.js';
import { JoinUsDetailsView } from './JoinUsDetails.view.js';

/** One open position (Spec B 2.5). */
export function JoinUsDetails() {
  const { page } = useArticle(paths.joinUsDetails, 'walkIntroTianLi');
  return <JoinUsDetailsView {...inTab(page, '诚聘英才')} />;
}
