import type { StatesByTag } from '../../states.js';
import { sentCode } from '../codes.js';
import { type Handlers, nothing } from '../handlers.js';
import { PROVINCE } from '../rows.js';
import { type Database, insert, passFor, type Services } from '../server.js';

const PLATFORM = 1;
const PICTURES = ['picture_1', 'picture_2', 'picture_3', 'picture_4', 'picture_5', 'picture_6'] as const;

async function insertPlatform(db: Database): Promise<void> {
  await db
    .insertInto('store_platforms')
    .values({ id: PLATFORM, name: '天猫', image_key: 'public/platforms/1.svg', sort: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertShopsAndStores(db: Database): Promise<void> {
  await insertPlatform(db);
  await insert(db, {
    online_shops: {
      id: 1,
      shop_name: '西山书房图书专营店',
      platform_id: PLATFORM,
      province_id: PROVINCE,
      shop_url: 'https://shop.example.cn/1',
      certificate_number: 'YT-SQ-2026-1001',
      certificate_image_key: 'public/certificates/1.svg',
      authorized_at: '2026-01-02T00:00:00Z',
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: '2027-12-31T00:00:00Z',
    },
    offline_stores: {
      province_id: PROVINCE,
      city: '北京市',
      store_name: '砚田书房西山店',
      address: '砚池街 6 号',
      tel: '010-00000001',
    },
  });
}

export async function insertApplication(
  db: Database,
  query_code: string,
  differences: object = {},
): Promise<void> {
  await insertPlatform(db);
  await insert(db, {
    shop_applications: {
      query_code,
      platform_id: PLATFORM,
      shop_name: '西山书房图书专营店',
      shop_url: 'https://shop.example.cn/1',
      province_id: PROVINCE,
      contact: '周晓',
      qq: '10000001',
      phone: '13800000005',
      company_name: '北京西山书房图书有限公司',
      company_number: '91000000MA00YANT38',
      address: '砚池街 6 号',
      intro: '我们在北京经营图书零售。',
      is_merge: true,
      agreement_name: 'authorization_agreement',
      publication_license_key: 'uploads/a.jpg',
      business_license_key: 'uploads/b.jpg',
      identity_card_keys: ['uploads/c.jpg'],
      content_hash: 'a hash',
      ...differences,
    },
  });
}

export function shopStates(services: Services): Handlers<StatesByTag['shops']> {
  const { db } = services;
  return {
    'there are shops and stores': () => insertShopsAndStores(db),
    'there is no shop': nothing,
    'the agreement for shops is published': () =>
      insert(db, {
        agreements: {
          name: 'authorization_agreement',
          title: '授权协议',
          value_html: '<p>甲方授权乙方。</p>',
        },
      }),
    'the agreement for shops is not published': nothing,
    'a code for an application was sent': ({ phone }) => sentCode(services, 'shop', phone),
    'no code for an application is alive': nothing,
    'a shop has applied': ({ query_code }) => insertApplication(db, query_code),
    'no shop has applied': nothing,
    'an application was sent back': async ({ query_code, phone }) => {
      await insertApplication(db, query_code, {
        phone,
        status: 0,
        refused_papers: JSON.stringify({ business_license: '照片不清晰' }),
      });
      return { pass: passFor(services.keys.codes, { query_code, round: 1 }) };
    },
    'pictures were uploaded': async () => {
      await insert(db, {
        uploads: PICTURES.map((name) => ({
          file_key: `uploads/${name}.jpg`,
          original_name: '照片.jpg',
          content_type: 'image/jpeg',
          size_bytes: 1024,
        })),
      });
      const { links } = services;
      const addresses = PICTURES.map((name) => [name, links.create(`uploads/${name}.jpg`, '照片.jpg')]);
      return Object.fromEntries(addresses) as Record<(typeof PICTURES)[number], string>;
    },
  };
}
