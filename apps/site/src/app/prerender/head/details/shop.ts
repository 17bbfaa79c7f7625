import { dashDate } from '@inkstone/api/rules';
import type { OnlineShop } from '@inkstone/api/types';

import { paths } from '../../../../lib/config/paths.js';
import { PUBLISHER } from '../../../../lib/config/publisher.js';
import { cardOf } from '../card-facts.js';
import type { Detail } from './detail.js';

export function shopDetail(shop: OnlineShop): Detail {
  const { id, shop_name, shop_platform_text, province, certificate_number, start_time, end_time } = shop;
  return {
    title: shop_name,
    sentences: [
      `${shop_name}是${PUBLISHER.name}授权的网店，在${shop_platform_text}，${province}`,
      `授权编号 ${certificate_number}，有效期 ${dashDate(start_time)} 至 ${dashDate(end_time)}`,
      `购买前可以在${PUBLISHER.name}核对授权书，买到书后查验正版`,
    ],
    path: paths.onlineShopDetails.path({ id }),
    section: 'authorizedOnlineShop',
    type: 'website',
    card: cardOf({
      kind: '授权网店',
      title: shop_name,
      line: [shop_platform_text, province, certificate_number].join(' · '),
      stage: 'neutral',
      cover: '',
    }),
    thing: (common) => ({
      '@type': 'OnlineStore',
      ...common,
      sameAs: shop.shop_url,
      address: { '@type': 'PostalAddress', addressCountry: 'CN', addressRegion: province },
      identifier: { '@type': 'PropertyValue', name: '授权编号', value: certificate_number },
    }),
  };
}
