import type { ShopApplicationStatus } from './application-status.queries.js';

/** The steps as the operator reads them; the applicant reads `statusTexts`. */
export const statusNames: Readonly<Record<ShopApplicationStatus, string>> = {
  0: '已退回',
  1: '资质审核',
  2: '待汇保证金',
  3: '待签协议',
  4: '已发证书',
};
