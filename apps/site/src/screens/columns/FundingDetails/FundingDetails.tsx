import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';
import { columnArticle } from '../ColumnArticle/ColumnArticle.js';

/** A project that gives books to schools. */
export const FundingDetails = columnArticle('fundingDetails', () => ({ side: <DonationInvitation /> }));
