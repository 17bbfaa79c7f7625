import { DonationInvitation } from '../../../components/DonationInvitation/DonationInvitation.js';
import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';

export type FundingDetailsViewProps = Pick<ArticlePageProps, 'article' | 'favourite' | 'onShare' | 'crumbs'>;

export function FundingDetailsView(page: FundingDetailsViewProps) {
  return <ArticlePage {...page} side={<DonationInvitation />} />;
}
