import type { shopSheetMessages } from './messages.zh.js';

export type ShopPaperName = keyof typeof shopSheetMessages.papers;

/** An application of a shop as it is sent. */
export interface ShopApplication {
  /** 0 sent back, 1 to be judged, 2 waits for the deposit, 3 for the agreement, 4 certified. */
  status: 0 | 1 | 2 | 3 | 4;
  query_code: string;
  /** How often it was sent in. */
  round: number;
  platform: string;
  shop_name: string;
  shop_url: string;
  province: string;
  company_name: string;
  company_number: string;
  address: string;
  intro: string;
  contact: string;
  phone: string;
  qq: string;
  certificate_number: string;
  /** Whether the applicant gets messages on the site, too. */
  has_account: 0 | 1;
  papers: readonly {
    paper: ShopPaperName;
    url: string;
    /** Whether it was replaced since the last judgement. */
    is_new: 0 | 1;
    /** Why it was refused; '' if it was not. */
    reason: string;
  }[];
}
