import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { FundingPublicWelfareProjectsView } from './FundingPublicWelfareProjects.view.js';

/** Projects that give books to schools. */
export function FundingPublicWelfareProjects() {
  return (
    <FundingPublicWelfareProjectsView
      {...useArticleList('fundingPublicWelfareProjects', paths.fundingPublicWelfareProjects)}
    />
  );
}
