import { to } from '../check/field.js';
import { picture } from '../check/file-fields.js';
import { choice, day, key, telephone, text, url } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf, listKind } from './kind.js';

/** The key is the number of the certificate, which the database takes only once. */
export function onlineShopKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'online-shop',
    label: '网店',
    sources: ['online-shops'],
    fields: {
      key: to('certificate_number', key),
      name: to('shop_name', text('名称', 100)),
      platform: to('platform_id', choice('平台', lookups.platforms)),
      province: to('province_id', choice('省份', lookups.provinces)),
      url: to('shop_url', url('网址')),
      certificate: to('certificate_image_key', picture('证书')),
      authorized: to('authorized_at', day('授权日期')),
      starts: to('starts_at', day('开始')),
      ends: to('ends_at', day('结束', '23:59')),
    },
    target: { table: 'online_shops', vanishing: 'deleted' },
  });
}

export function offlineStoreKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'offline-store',
    label: '书店',
    sources: ['offline-stores'],
    fields: {
      key,
      province: to('province_id', choice('省份', lookups.provinces)),
      city: text('城市', 50),
      name: to('store_name', text('名称', 100)),
      address: text('地址'),
      tel: telephone('电话'),
    },
    target: { table: 'offline_stores', vanishing: 'deleted' },
  });
}

export const districtAgentKind = listKind(
  'district-agent',
  '地区代理',
  'district-agents',
  'district_agents',
  { key, title: text('地区', 100), tel: telephone('电话') },
);
