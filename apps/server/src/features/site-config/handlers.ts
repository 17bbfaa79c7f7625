import { Refusal } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { homeComprehensive } from './home.queries.js';
import { agreement, floatingConfig, menu, siteConfig, slides } from './site-config.queries.js';

type SiteConfigOperations = Pick<
  Operations,
  'getMenu' | 'getSiteConfig' | 'listSlides' | 'getFloatingConfig' | 'getAgreement' | 'getHomeComprehensive'
>;

export function siteConfigOperations({ db }: Services): SiteConfigOperations {
  return {
    async getMenu() {
      return { data: await menu(db) };
    },

    async getSiteConfig() {
      return { data: await siteConfig(db) };
    },

    async listSlides({ query }) {
      return { data: await slides(db, query.column_id) };
    },

    async getFloatingConfig() {
      return { data: await floatingConfig(db) };
    },

    async getAgreement({ query }) {
      const found = await agreement(db, query.name);
      if (found === undefined) throw Refusal.noSuchItem('该协议尚未发布');
      return { data: found };
    },

    async getHomeComprehensive() {
      return { data: await homeComprehensive(db) };
    },
  };
}
