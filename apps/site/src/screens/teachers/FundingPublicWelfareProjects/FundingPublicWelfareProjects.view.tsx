import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';
import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';

export function FundingPublicWelfareProjectsView(props: ArticleListProps) {
  return <ArticleListPage {...props} noun="项目" unit="项" side={<DonationInvitation />} />;
}
