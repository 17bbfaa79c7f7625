import type { OfflineStore, OnlineShop, StoresOfProvince } from '@inkstone/api/types';

/** 2026-06-01, within the term of the sample. */
export const SAMPLE_NOW = Date.UTC(2026, 5, 1);

/** A shop as the server gives it. */
export function wireShop(differences: Partial<OnlineShop> = {}): OnlineShop {
  return {
    id: 1,
    shop_name: '郑州书香阁图书专营店',
    platform_image: '',
    certificate_number: 'YT-SQ-2026-4318',
    create_time: Date.UTC(2026, 0, 1, 2) / 1000,
    shop_url: 'https://example.com/tmall/shop-1007',
    province: '河南省',
    shop_platform_text: '天猫',
    start_time: Date.UTC(2025, 11, 31, 16) / 1000,
    end_time: Date.UTC(2027, 11, 31, 15, 59) / 1000,
    certificate_path: '/files/public/certificates/1.svg',
    ...differences,
  };
}

/** An offline store as the server gives it. */
export function wireStore(differences: Partial<OfflineStore> = {}): OfflineStore {
  return {
    id: 1,
    province: '山东省',
    city: '济南市',
    store_name: '砚田书房泉城店',
    address: '松烟巷175号',
    tel: '0531-00002717',
    ...differences,
  };
}

/** Where there are bookshops, as the server gives it. */
export function wireCounts(): StoresOfProvince[] {
  return [
    { name: 11, count: 2, cities: ['北京市'] },
    { name: 13, count: 3, cities: ['石家庄市', '唐山市', '保定市'] },
    { name: 15, count: 2, cities: ['呼和浩特市', '包头市'] },
    { name: 37, count: 2, cities: ['济南市', '青岛市'] },
  ];
}
