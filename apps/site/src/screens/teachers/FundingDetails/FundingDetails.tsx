import { paths } from '../../../lib/config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { FundingDetailsView } from './FundingDetails.view.js';

/** A project that gives books to schools. */
export function FundingDetails() {
  const { page } = useArticle(paths.fundingDetails, 'fundingPublicWelfareProjects');
  return <FundingDetailsView {...page} />;
}
