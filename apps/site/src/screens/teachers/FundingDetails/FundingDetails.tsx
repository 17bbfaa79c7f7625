import { paths } from '../../../config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { FundingDetailsView } from './FundingDetails.view.js';

/** A project that gives books to schools. */
export function FundingDetails() {
  const { article, favourite, onShare } = useArticle(paths.fundingDetails);
  const crumbs = useCrumbs('fundingPublicWelfareProjects');
  return <FundingDetailsView article={article} favourite={favourite} onShare={onShare} crumbs={crumbs} />;
}
