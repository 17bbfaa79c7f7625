import { dropDraft, keepDraft, readDraft } from '../drafts/draft.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { certificateNames } from './certificates.js';
import { empty, type ShopApplicationFields } from './schema.js';

/**
 * The application takes days, because certificates have to be found and photographed: its draft stays on the device,
 * in `localStorage`. Codes, pictures and the consent are never kept; a logout removes the draft. The code of the company
 * is public, so the draft may keep it.
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

/** What was changed in an application that was sent back. */
export function draftOfReturned(queryCode: string): DraftOptions<ShopApplicationFields> {
  return { ...draft, key: `shop-return-${queryCode}` };
}

const SENT = 'shop-application-sent';

/** The application that was submitted on this device last. */
export interface SentShopApplication {
  queryCode: string;
  /** Opens it if it is sent back. A logout removes it, so that the next user of the computer cannot open it. */
  pass: string;
}

export function keepSentShopApplication({ queryCode, pass }: SentShopApplication): void {
  keepDraft(SENT, { query_code: queryCode, pass }, draft.place);
}

export function sentShopApplication(): SentShopApplication | undefined {
  const { query_code: queryCode = '', pass = '' } = readDraft<{ query_code: string; pass: string }>(
    SENT,
    { query_code: '', pass: '' },
    draft.place,
  );
  return queryCode === '' || pass === '' ? undefined : { queryCode, pass };
}

/** Forgets this application, which cannot be sent back any more. */
export function dropSentShopApplication(queryCode: string): void {
  if (sentShopApplication()?.queryCode !== queryCode) return;
  dropDraft(SENT, draft.place);
  dropDraft(draftOfReturned(queryCode).key, draft.place);
}

/** Whether a correction of this application was begun on this device. */
export function hasReturnedDraft(queryCode: string): boolean {
  return Object.keys(readDraft(draftOfReturned(queryCode).key, empty, draft.place)).length > 0;
}
