import { picture } from '../check/file-fields.js';
import { choice, day, key, text, url } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf } from './kind.js';

/** The key is the number of the certificate, which the database takes only once. */
export function onlineShopKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'online-shop',
    label: '网店',
    sources: ['online-shops'],
    fields: {
      key,
      name: text('名称', 100),
      platform: choice('平台', lookups.platforms),
      province: choice('省份', lookups.provinces),
      url: url('网址'),
      certificate: picture('证书'),
      authorized: day('授权日期'),
      starts: day('开始'),
      ends: day('结束', '23:59'),
    },
    target: {
      table: 'online_shops',
      columns: [
        ...[
          'shop_name',
          'platform_id',
          'province_id',
          'shop_url',
          'certificate_number',
          'certificate_image_key',
        ],
        ...['authorized_at', 'starts_at', 'ends_at'],
      ],
      vanishing: 'deleted',
    },
    write: (values) => ({
      row: {
        shop_name: values.name,
        platform_id: values.platform,
        province_id: values.province,
        shop_url: values.url,
        certificate_number: values.key,
        certificate_image_key: values.certificate,
        authorized_at: values.authorized,
        starts_at: values.starts,
        ends_at: values.ends,
      },
    }),
  });
}

export function offlineStoreKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'offline-store',
    label: '书店',
    sources: ['offline-stores'],
    fields: {
      key,
      province: choice('省份', lookups.provinces),
      city: text('城市', 50),
      name: text('名称', 100),
      address: text('地址'),
      tel: text('电话', 50),
    },
    target: {
      table: 'offline_stores',
      columns: ['province_id', 'city', 'store_name', 'address', 'tel'],
      vanishing: 'deleted',
    },
    write: ({ province, city, name, address, tel }) => ({
      row: { province_id: province, city, store_name: name, address, tel },
    }),
  });
}

export const districtAgentKind: Kind = kindOf({
  name: 'district-agent',
  label: '地区代理',
  sources: ['district-agents'],
  fields: { key, title: text('地区', 100), tel: text('电话', 50) },
  target: { table: 'district_agents', columns: ['title', 'tel', 'sort'], vanishing: 'deleted' },
  write: ({ title, tel }, { number }) => ({ row: { title, tel, sort: number } }),
});
