import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';
import { columnList } from '../ColumnList/ColumnList.js';

/** Projects that give books to schools. */
export const FundingPublicWelfareProjects = columnList(
  'fundingPublicWelfareProjects',
  <DonationInvitation />,
);
