import type { ApiClient } from '@inkstone/api';
import { stageOfTitle } from '@inkstone/api/props/stages';
import { dashDateTime } from '@inkstone/api/rules';
import type { GenuineCheck, SiteConfig } from '@inkstone/api/types';
import type { CoverFace } from '@inkstone/ui/patterns/BookCover';

import { paths } from '../../../lib/config/paths.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** A book whose code is known. */
export interface GenuineVerdict {
  /** `first`: nobody has checked the code before. */
  kind: 'first' | 'again';
  cover: CoverFace;
  href: string;
  /** How often the code has been checked, this check included. */
  count: number;
  /** When it was checked for the first time: YYYY-MM-DD HH:MM. */
  firstChecked: string;
  /** The book now stands in 我的图书. */
  mine: boolean;
}

/** The answer to a code, with the server's words where it refused. */
export type Verdict =
  | GenuineVerdict
  | { kind: 'recalled' | 'unknown'; message: string }
  /** `until`: the time of day, where the server says it. */
  | { kind: 'tooOften'; message: string; until: string | undefined };

/** The official account that checks books by scanning. */
export interface Account {
  /** '' where none is configured. */
  qrcode: string;
  descr: string;
}

export function toGenuine(
  { book_id, book_title, img_url, is_first, check_count, first_check_time }: GenuineCheck,
  { client, mine }: { client: Files; mine: boolean },
): GenuineVerdict {
  return {
    kind: is_first === 1 ? 'first' : 'again',
    cover: { title: book_title, image: client.fileUrl(img_url), stage: stageOfTitle(book_title) },
    href: paths.booksDetails.href({ id: book_id }),
    count: check_count,
    firstChecked: dashDateTime(first_check_time),
    mine,
  };
}

const MINUTE = 60_000;

/** The whole minute, in ms, after which the server accepts checks again. */
export function endOfWait(seconds: number | undefined, now = Date.now()): number | undefined {
  return seconds === undefined ? undefined : Math.ceil((now + seconds * 1000) / MINUTE) * MINUTE;
}

/** The account's own QR code, else that of the publisher's official account (Spec B 3). */
export function toAccount(oaQrcode: string, config: SiteConfig | undefined, { fileUrl }: Files): Account {
  const qrcode = oaQrcode === '' ? (config?.official_accounts_qrcode ?? '') : oaQrcode;
  return { qrcode: fileUrl(qrcode), descr: config?.genuine_verification_oa_qrcode_descr ?? '' };
}
