import { shopApplicationMessages as messages } from '@inkstone/forms/shopApplication/schema';
import { normaliseQueryCode } from '../../security/query-codes.js';
import { type CodeCheck, codeMinutes, useCode } from '../../shared/account/login-codes.queries.js';
import { codeRefusal, codeText, newCode, sendTo } from '../../shared/account/verification.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import { rowExists } from '../../shared/row-exists.queries.js';
import type { Services } from '../../shared/services.js';
import { agreement } from '../site-config/site-config.queries.js';
import { findShopApplication, submitShopApplication } from './applications.queries.js';
import { listOfflineStores } from './offline-stores.queries.js';
import {
  findOnlineShop,
  listOnlineShops,
  listStorePlatforms,
  shopSearchOptions,
} from './online-shops.queries.js';
import { readShopApplication } from './read-application.js';
import { findReturnedApplication, isPassOf, passFor, resubmitShopApplication } from './returned.queries.js';
import { toProgress, toReturned } from './application.wire.js';

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
      const application = readShopApplication(services, body);
      if (!(await rowExists(db, 'store_platforms', application.platformId))) {
        throw Refusal.invalid([{ field: 'shop_platform', message: messages.shop_platform.invalid }]);
      }
      if (!(await rowExists(db, 'provinces', application.provinceId))) {
        throw Refusal.invalid([{ field: 'province', message: messages.province.invalid }]);
      }
      await limits.consume('submission', address);
      const { phone_code: phoneCode = '', query_code, pass = '' } = body;
      const sender = { phoneCode, source: { address }, userId: user?.id };
      const submitted =
        query_code === undefined
          ? await submitShopApplication(db, keys.codes, application, sender)
          : await resubmitShopApplication(
              db,
              keys.codes,
              { queryCode: normaliseQueryCode(query_code), pass },
              { application, sender },
            );
      if (!submitted.kept) throw submissionRefusal(submitted);
      const { query_code: code, round } = submitted.application;
      return {
        data: { query_code: code, pass: passFor(keys.codes, { query_code: code, round }) },
        msg: '提交成功',
      };
    },

    async openShopApplication({ body, address }) {
      await limits.admit('query-code', address);
      const found = await findReturnedApplication(db, normaliseQueryCode(body.query_code));
      if (found === undefined) {
        await limits.fail('query-code', address);
        throw Refusal.noSuchItem('这份申请没有退回，不用再改');
      }
      const { pass, phone = '', phone_code = '' } = body;
      if (pass === undefined) {
        const use = { purpose: 'shop', account: phone, source: { address } } as const;
        const check = await useCode(db, keys.codes, use, phone_code);
        if (check !== 'right') throw codeRefusal(check);
        // Only now, so that nobody learns whose number it is: they have shown that this one is theirs.
        if (phone !== found.phone) throw Refusal.invalid([{ field: 'phone', message: otherPhone }]);
      } else if (!isPassOf(keys.codes, found, pass)) throw passRefusal();
      return { data: { pass: passFor(keys.codes, found), ...(await toReturned(services, found)) } };
    },

    async queryShopApplication({ body, address }) {
      await limits.admit('query-code', address);
      const found = await findShopApplication(db, normaliseQueryCode(body.query_code));
      if (found === undefined) {
        await limits.fail('query-code', address);
        throw Refusal.noSuchItem('没有查到这个查询码，请核对后再试');
      }
      return { data: await toProgress(db, found) };
    },

    async getShopAgreement() {
      const found = await agreement(db, 'authorization_agreement');
      if (found === undefined) throw Refusal.noSuchItem('授权协议尚未发布');
      return { data: found };
    },
  } satisfies Partial<Operations>;
}

const otherPhone = '这不是申请时填的手机号';

function passRefusal(): Refusal {
  return new Refusal(refusalCodes.codeExpired, '请收短信验证码，再打开一次申请');
}

function submissionRefusal(refused: { code: Exclude<CodeCheck, 'right'> } | { why: string }): Refusal {
  return 'code' in refused ? codeRefusal(refused.code) : passRefusal();
}
