import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';
import type { ArticlePageModel } from '../../../kits/article/article-model.js';
import { ArticlePage } from '../../../kits/article/ArticlePage.js';

export function FundingDetailsView(page: ArticlePageModel) {
  return <ArticlePage {...page} side={<DonationInvitation />} />;
}
