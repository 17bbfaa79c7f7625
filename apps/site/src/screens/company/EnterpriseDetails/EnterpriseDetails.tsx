import { paths } from '../../../lib/config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { inTab } from '../in-tab.js';
import { EnterpriseDetailsView } from './EnterpriseDetails.view.js';

/** One piece of news of the company (Spec B 2.5). */
export function EnterpriseDetails() {
  const { page } = useArticle(paths.enterpriseDetails, 'walkIntroTianLi');
  return <EnterpriseDetailsView {...inTab(page, '企业动态')} />;
}
