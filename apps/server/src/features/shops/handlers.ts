import { shopApplicationMessages as messages } from '@inkstone/forms/shopApplication/schema';
import { normaliseQueryCode } from '../../security/query-codes.js';
import { codeMinutes } from '../../shared/account/login-codes.queries.js';
import { codeRefusal, codeText, newCode, sendTo } from '../../shared/account/verification.js';
import { Refusal } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import { rowExists } from '../../shared/row-exists.queries.js';
import type { Services } from '../../shared/services.js';
import { toSeconds } from '../../shared/wire.js';
import { agreement } from '../site-config/site-config.queries.js';
import { statusTexts } from './application-status.queries.js';
import { findShopApplication, submitShopApplication } from './applications.queries.js';
import { listOfflineStores } from './offline-stores.queries.js';
import {
  findOnlineShop,
  listOnlineShops,
  listStorePlatforms,
  shopSearchOptions,
} from './online-shops.queries.js';
import { readShopApplication } from './read-application.js';

const shopsPerPage = 20;
const storesPerPage = 10;

export function shopOperations(services: Services) {
  const { db, keys, limits } = services;
  return {
    getShopSearchOptions: async () => ({ data: await shopSearchOptions(db) }),

    async listOnlineShops({ body }) {
      const filter = {
        search: body.search,
        provinceId: body.territory,
        platformId: body.platform,
      };
      return { data: await listOnlineShops(db, filter, toPage(body, shopsPerPage)) };
    },

    async getOnlineShop({ query }) {
      const shop = await findOnlineShop(db, query.id);
      if (shop === undefined) throw Refusal.noSuchItem('没有这家授权网店');
      return { data: shop };
    },

    async listOfflineStores({ body }) {
      const filter = { search: body.search, provinceId: body.territory };
      return { data: await listOfflineStores(db, filter, toPage(body, storesPerPage)) };
    },

    listStorePlatforms: async () => ({ data: await listStorePlatforms(db) }),

    async sendShopPhoneCode({ body: { phone }, address }) {
      const code = await newCode(services, 'shop', phone, { address });
      sendTo(services, phone, codeText('店铺授权申请', code));
      return { data: null, msg: `验证码已发送，请在 ${String(codeMinutes)} 分钟内查收` };
    },

    async submitShopApplication({ body, user, address }) {
      const application = readShopApplication(body);
      if (!(await rowExists(db, 'store_platforms', application.platformId))) {
        throw Refusal.invalid([{ field: 'shop_platform', message: messages.shop_platform.invalid }]);
      }
      if (!(await rowExists(db, 'provinces', application.provinceId))) {
        throw Refusal.invalid([{ field: 'province', message: messages.province.invalid }]);
      }
      await limits.consume('submission', address);
      const submission = await submitShopApplication(db, keys.codes, application, {
        phoneCode: body.phone_code,
        source: { address },
        userId: user?.id,
      });
      if (!submission.kept) throw codeRefusal(submission.code);
      return { data: { query_code: submission.queryCode }, msg: '提交成功' };
    },

    async queryShopApplication({ body, address }) {
      await limits.admit('query-code', address);
      const found = await findShopApplication(db, normaliseQueryCode(body.query_code));
      if (found === undefined) {
        await limits.fail('query-code', address);
        throw Refusal.noSuchItem('没有查到这个查询码，请核对后再试');
      }
      const { created_at, processing_at, handled_at, granted_at, ...record } = found;
      return {
        data: {
          ...record,
          status_text: statusTexts[record.status],
          create_time: toSeconds(created_at),
          processing_time: processing_at && toSeconds(processing_at),
          handle_time: handled_at && toSeconds(handled_at),
          grant_time: granted_at && toSeconds(granted_at),
        },
      };
    },

    async getShopAgreement() {
      const found = await agreement(db, 'authorization_agreement');
      if (found === undefined) throw Refusal.noSuchItem('授权协议尚未发布');
      return { data: found };
    },
  } satisfies Partial<Operations>;
}
