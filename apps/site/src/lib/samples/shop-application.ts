import type { ShopApplicationProgress } from '@inkstone/api/types';

import { toShopApplication, type ShopApplication } from '../models/shop-application.js';

/** The progress of an application as the server gives it, on the third day of its review. */
export function wireProgress(differences: Partial<ShopApplicationProgress> = {}): ShopApplicationProgress {
  return {
    query_code: '7KXQ4MRW9TEB',
    status: 1,
    status_text: '资质审核中，预计需要 1—7 个工作日',
    days: 2,
    create_time: Date.UTC(2026, 10, 19, 2) / 1000,
    processing_time: null,
    handle_time: null,
    grant_time: null,
    approver: '',
    descr: '',
    ...differences,
  };
}

const REVIEWED: Partial<ShopApplicationProgress> = {
  status: 2,
  status_text: '资质审核已通过，请汇入保证金',
  processing_time: Date.UTC(2026, 10, 24, 7, 20) / 1000,
  approver: '李审核',
  descr: '请将保证金汇入书面通知（已寄至您的通讯地址）所载的公司账户，附言写明查询码。',
};

const DEPOSITED: Partial<ShopApplicationProgress> = {
  ...REVIEWED,
  status: 3,
  status_text: '保证金已收到，请签署授权协议',
  handle_time: Date.UTC(2026, 10, 27, 3) / 1000,
  descr: '协议一式两份，已寄出，请盖章后寄回一份。',
};

function sample(differences: Partial<ShopApplicationProgress> = {}): ShopApplication {
  return toShopApplication(wireProgress(differences));
}

/** An application in each of its states. */
export const sampleApplications = {
  inReview: sample(),
  late: sample({ days: 8 }),
  deposit: sample(REVIEWED),
  agreement: sample(DEPOSITED),
  granted: sample({
    ...DEPOSITED,
    status: 4,
    status_text: '授权已完成，授权证书已发放',
    grant_time: Date.UTC(2026, 11, 2, 6) / 1000,
    descr: '',
  }),
  returned: sample({
    status: 0,
    status_text: '申请已退回，请按说明修改后重新提交',
    approver: '李审核',
    handle_time: Date.UTC(2026, 10, 25, 6, 21) / 1000,
    descr: '营业执照：照片不清晰',
    refused_papers: [{ paper: 'business_license', reason: '照片不清晰' }],
    data_reason: '',
  }),
};
