import { publicUrl } from '../../ports/files/keys.js';
import type { FailureLimitName } from '../../security/limits/limits.js';
import { Refusal } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { toDateText, toFlag, toSeconds } from '../../shared/wire.js';
import { readSettings } from '../site-config/site-config.queries.js';
import { checkGenuineCode, type GenuineCheck } from './genuine-codes.queries.js';

const qrcodeSetting = 'genuine_verification_oa_qrcode';

export function genuineOperations({ db, limits }: Services) {
  return {
    async verifyGenuineBook({ body, user, address }) {
      const counted: [FailureLimitName, string][] = [['genuine', address]];
      if (user !== undefined) counted.push(['genuine-account', String(user.id)]);
      for (const [name, key] of counted) await limits.admit(name, key);
      const check = await checkGenuineCode(db, body.code, { address, userId: user?.id });
      if (check === undefined) {
        for (const [name, key] of counted) await limits.fail(name, key);
        throw Refusal.noSuchItem(
          '没有查到这个防伪码，请核对容易看错的字符（0 与 O，1 与 I、L，5 与 S，8 与 B）后再试；如果输入无误，您买到的可能是盗版图书',
        );
      }
      if (check === 'recalled') throw Refusal.withdrawn(recalledText);
      const { book, checkCount, firstCheckedAt } = check;
      return {
        data: {
          book_id: book.id,
          book_title: book.title,
          img_url: book.imageUrl,
          is_first: toFlag(checkCount === 1),
          check_count: checkCount,
          first_check_time: toSeconds(firstCheckedAt),
        },
        msg: inWords(check),
      };
    },

    async getGenuineQrcode() {
      const value = await readSettings(db, [qrcodeSetting]);
      return { data: { oa_qrcode: publicUrl(value(qrcodeSetting)) } };
    },
  } satisfies Partial<Operations>;
}

/** What a reader gets for a code of a recalled batch. */
export const recalledText =
  '这个防伪码所在的一批标签已经收回，不能证明是正版图书。请保留图书与标签，联系我们核实';

function inWords({ checkCount, firstCheckedAt }: GenuineCheck): string {
  if (checkCount === 1) return '正版图书，首次查询';
  const first = toDateText(firstCheckedAt);
  return `正版图书，第 ${String(checkCount)} 次查询，首次查询时间 ${first}。如果首次查询的不是您本人，请谨防盗版`;
}
