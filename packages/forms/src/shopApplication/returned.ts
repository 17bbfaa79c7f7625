import type { ReturnedApplication } from '@inkstone/api/types';

import type { Upload } from '../rules/uploads.js';
import type { CertificateName } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { empty, type Correction, type ShopApplicationFields } from './schema.js';

/** An application that was sent back, as its form needs it. */
export interface ReturnedShop {
  queryCode: string;
  /** What was submitted, as the server gives it back. */
  application: ReturnedApplication;
  /** The papers that have to be photographed again, with the reason of each. */
  refused: readonly { paper: CertificateName; reason: string }[];
  /** What is wrong with the texts; '' for nothing. */
  dataReason: string;
  /** Who sent it back and when. */
  by: string;
  /** The address of a file for the browser. */
  fileUrl: (path: string) => string;
}

/** The form as it was submitted, without the papers that were refused. */
export function fieldsOf({ application, refused, fileUrl }: ReturnedShop): ShopApplicationFields {
  const { pass: _pass, papers, shop_platform, province, is_merge, ...texts } = application;
  const again = new Set(refused.map(({ paper }) => paper));
  const kept = papers.filter(({ paper }) => !again.has(paper));
  return {
    ...empty,
    ...texts,
    shop_platform: String(shop_platform),
    province: String(province),
    is_merge: is_merge === 1 ? '1' : '0',
    agreement_name: true,
    ...Object.fromEntries(kept.map(({ paper, url }) => [paper, [uploaded(paper, url, fileUrl)]])),
  };
}

function uploaded(paper: CertificateName, url: string, fileUrl: ReturnedShop['fileUrl']): Upload {
  const { label } = messages[paper];
  return { id: paper, name: label, size: 0, status: 'done', url, previewUrl: fileUrl(url) };
}

/** URL of the photograph that was refused, or '' if there is none any more. */
export function formerOf({ application, fileUrl }: ReturnedShop, name: CertificateName): string {
  const former = application.papers.find(({ paper }) => paper === name);
  return former === undefined ? '' : fileUrl(former.url);
}

export function correctionOf({ application, refused }: ReturnedShop): Correction {
  const backRefused = refused.some(({ paper }) => paper === 'identity_card_back');
  return { phone: application.phone, backRefused };
}
