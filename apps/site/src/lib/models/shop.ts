import type { ApiClient } from '@inkstone/api';
import { dashDate, shopTerm, type ShopTerm } from '@inkstone/api/rules';
import type { OnlineShop } from '@inkstone/api/types';
import type { SignBoardItem } from '@inkstone/ui/patterns/SignBoard';

import { safeHref } from '../targets.js';
import { paths } from '../config/paths.js';

export interface Shop {
  name: string;
  number: string;
  platform: string;
  province: string;
  /** Shown even where it may not be opened. */
  address: string;
  /** `undefined` where the address may not be opened, and once the authorization has expired. */
  href: string | undefined;
  authorized: string;
  start: string;
  end: string;
  term: ShopTerm;
  certificate: string;
}

export function toShop(shop: OnlineShop, now: number, { fileUrl }: Pick<ApiClient, 'fileUrl'>): Shop {
  const term = shopTerm(shop.start_time, shop.end_time, now / 1000);
  return {
    name: shop.shop_name,
    number: shop.certificate_number,
    platform: shop.shop_platform_text,
    province: shop.province,
    address: shop.shop_url,
    href: term.state === 'expired' ? undefined : safeHref(shop.shop_url),
    authorized: dashDate(shop.create_time),
    start: dashDate(shop.start_time),
    end: dashDate(shop.end_time),
    term,
    certificate: fileUrl(shop.certificate_path),
  };
}

export const TERM_WORDS: Readonly<Record<ShopTerm['state'], string>> = {
  ahead: '尚未生效',
  valid: '有效',
  ending: '即将到期',
  expired: '已过期',
};

function boardTerm({ term, start, end }: Shop): SignBoardItem['term'] {
  switch (term.state) {
    case 'ahead':
      return { text: `${start} 起`, tone: 'plain' };
    case 'valid':
      return { text: `至 ${end}`, tone: 'plain' };
    case 'ending':
      return { text: `${TERM_WORDS.ending} ${end}`, tone: 'warn' };
    case 'expired':
      return { text: `${TERM_WORDS.expired} ${end}`, tone: 'danger' };
  }
}

export function toSignBoard(
  wire: OnlineShop,
  now: number,
  client: Pick<ApiClient, 'fileUrl'>,
): SignBoardItem {
  const shop = toShop(wire, now, client);
  return {
    id: wire.id,
    name: shop.name,
    href: paths.onlineShopDetails.href({ id: wire.id }),
    platform: shop.platform,
    province: shop.province,
    number: shop.number,
    term: boardTerm(shop),
    shopHref: shop.href,
  };
}
