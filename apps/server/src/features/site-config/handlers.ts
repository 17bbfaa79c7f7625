import { Refusal } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { homeComprehensive } from './home.queries.js';
import { agreement, floatingConfig, menu, siteConfig, slides } from './site-config.queries.js';

export function siteConfigOperations({ db, shareCards, readPages }: Services) {
  return {
    getMenu: async () => ({ data: await menu(db) }),
    getSiteConfig: async () => ({
      data: {
        ...(await siteConfig(db)),
        ...(shareCards !== undefined && { share_cards: true }),
        ...(readPages !== undefined && { counts_reads: true }),
      },
    }),
    listSlides: async ({ query }) => ({ data: await slides(db, query.column_id) }),
    getFloatingConfig: async () => ({ data: await floatingConfig(db) }),

    async getAgreement({ query }) {
      const found = await agreement(db, query.name);
      if (found === undefined) throw Refusal.noSuchItem('该协议尚未发布');
      return { data: found };
    },

    getHomeComprehensive: async () => ({ data: await homeComprehensive(db) }),
  } satisfies Partial<Operations>;
}
