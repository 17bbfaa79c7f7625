import { Refusal } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { isRobot } from './robots.js';

export function pageOperations({ shareCards, siteOrigins, readPages, limits, tally }: Services) {
  /** A robot must not be able to choose what is read most. It learns nothing of that from the answer. */
  async function countsFor(address: string, userAgent: string): Promise<boolean> {
    if (isRobot(userAgent)) return false;
    return limits.consume('read', address).then(
      () => true,
      () => false,
    );
  }

  return {
    async signShare({ query: { url } }) {
      // With a signature a foreign page could speak in the name of the official account.
      if (shareCards !== undefined && !siteOrigins.includes(URL.parse(url)?.origin ?? '')) {
        throw Refusal.invalid([{ field: 'url', message: '只给本站的网址签名' }]);
      }
      const signature = await shareCards?.sign(url);
      if (signature === undefined) throw Refusal.noSuchItem('现在没有微信的签名');
      return { data: signature };
    },

    async countRead({ body, address, userAgent }) {
      const page = readPages?.find(body.path);
      if (page !== undefined && (await countsFor(address, userAgent))) tally.read(page.path);
      return { data: null };
    },
  } satisfies Partial<Operations>;
}
