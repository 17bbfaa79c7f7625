import type { SubmitShopApplicationInput } from '@inkstone/api/inputs';

import { dropDraft, keepDraft, readDraft } from '../drafts/draft.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { certificateNames } from './certificates.js';
import { empty, type ShopApplicationFields } from './schema.js';

/**
 * The application takes days, because certificates have to be found and photographed: its draft stays on the device,
 * in `localStorage`. The query code leads to no personal data, because it is passed on in notes and to colleagues, so
 * the server cannot give a returned application back. Codes, pictures and the consent are never kept; a logout removes
 * the draft. The code of the company is public, so the draft may keep it.
 */
export const draft = {
  key: 'shop-application',
  place: 'device',
  fields: [
    'shop_platform',
    'shop_name',
    'shop_url',
    'province',
    'contact',
    'qq',
    'phone',
    'company_name',
    'company_number',
    'address',
    'intro',
    'is_merge',
  ],
  files: certificateNames,
} as const satisfies DraftOptions<ShopApplicationFields>;

/** Whether an application was begun on this device and not submitted. */
export function hasShopApplicationDraft(): boolean {
  return Object.keys(readDraft(draft.key, empty, draft.place)).length > 0;
}

const SENT = 'shop-application-sent';

/**
 * Keeps the texts of a submitted application on the device, because the server gives them to nobody: if the application
 * is sent back, the form is filled in again. The code and the files, which can be used only once, are left out.
 */
export function keepSentShopApplication(queryCode: string, sent: SubmitShopApplicationInput): void {
  const texts = draft.fields.map((name) => [name, String(sent[name])] as const);
  keepDraft(SENT, { query_code: queryCode, ...Object.fromEntries(texts) }, draft.place);
}

/** The texts of the application with this query code, if it was the last one that was submitted on this device. */
export function sentShopApplication(queryCode: string): Partial<ShopApplicationFields> {
  const { query_code, ...texts } = readDraft(SENT, { query_code: '', ...empty }, draft.place);
  return query_code === queryCode ? texts : {};
}

/** Forgets the texts of this application, which cannot be sent back any more. */
export function dropSentShopApplication(queryCode: string): void {
  const { query_code } = readDraft(SENT, { query_code: '' }, draft.place);
  if (query_code === queryCode) dropDraft(SENT, draft.place);
}
