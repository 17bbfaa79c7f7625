import type { Database } from '../../db/database.js';
import { isSigned, sign } from '../../security/signatures.js';
import type { KeyRing } from '../../security/secret-keys.js';
import { InvalidInput } from '../../errors/invalid-input.js';
import { type CodeCheck, useCode } from '../../shared/account/login-codes.queries.js';
import { contentHash } from '../../shared/submissions.queries.js';
import { uploadKeyOf } from '../../shared/upload-urls.js';
import { claimUploads, releaseUploads } from '../../shared/uploads.queries.js';
import { recordAct } from '../queues/acts.queries.js';
import { type Application, stateOf } from './application-status.queries.js';
import {
  type CertificateKeys,
  type CertificateName,
  fieldColumns,
  hashedFields,
  keyColumns,
  type Sender,
  type ShopApplication,
} from './applications.queries.js';
import { fieldOf, type PaperName, type RefusedPapers, storedPapers } from './papers.js';
import { tellApplicant } from './tell-applicant.queries.js';

const takeAgain = '这一张已退回，请重新拍摄';

/** Lets the device that submitted an application, or opened it with a code, see and correct it in this round. */
export function passFor(keys: KeyRing, { query_code, round }: Pick<Application, 'query_code' | 'round'>) {
  return sign(keys, passText(query_code, round));
}

export function isPassOf(
  keys: KeyRing,
  { query_code, round }: Pick<Application, 'query_code' | 'round'>,
  pass: string,
): boolean {
  return isSigned(keys, passText(query_code, round), pass);
}

function passText(queryCode: string, round: number): string {
  return JSON.stringify(['shop pass', queryCode, round]);
}

export async function findReturnedApplication(
  db: Database,
  queryCode: string,
): Promise<Application | undefined> {
  return db
    .selectFrom('shop_applications')
    .selectAll()
    .where('query_code', '=', queryCode)
    .where('status', '=', 0)
    .executeTakeFirst();
}

export type Resubmission =
  | { kept: true; application: Pick<Application, 'query_code' | 'round'> }
  | { kept: false; why: 'unknown' | 'not sent back' | 'no pass' }
  | { kept: false; why: 'code'; code: Exclude<CodeCheck, 'right'> };

/**
 * Stores a corrected application under its query code. Papers that were not refused may be given by the links under
 * which they were shown; the same correction sent again, because the answer was lost, is the stored one.
 * @throws InvalidInput for a refused paper that is not new, and for what is not one of our uploads
 */
export async function resubmitShopApplication(
  db: Database,
  codeKeys: KeyRing,
  { queryCode, pass }: { queryCode: string; pass: string },
  { application, sender }: { application: ShopApplication; sender: Sender },
): Promise<Resubmission> {
  const content_hash = contentHash({ ...hashedFields(application), pass });
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('shop_applications')
      .selectAll()
      .where('query_code', '=', queryCode)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return { kept: false, why: 'unknown' };
    if (before.content_hash === content_hash) return { kept: true, application: before };
    if (before.status !== 0) return { kept: false, why: 'not sent back' };
    if (!isPassOf(codeKeys, before, pass)) return { kept: false, why: 'no pass' };
    if (application.phone !== before.phone) {
      const { phoneCode, source } = sender;
      const use = { purpose: 'shop', account: application.phone, source } as const;
      const code = await useCode(transaction, codeKeys, use, phoneCode);
      // Returned, not thrown: the wrong try must be committed to count.
      if (code !== 'right') return { kept: false, why: 'code', code };
    }
    const { keys, changed } = await keepOrClaim(transaction, application, before, sender.userId);
    const after = await transaction
      .updateTable('shop_applications')
      .set({
        ...fieldColumns(application),
        ...keyColumns(keys),
        content_hash,
        status: 1,
        round: before.round + 1,
        submitted_at: new Date(),
        processing_at: null,
        handled_at: null,
        descr: '',
        refused_papers: '{}',
        data_reason: '',
        user_id: sender.userId ?? before.user_id,
      })
      .where('query_code', '=', queryCode)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAct(transaction, {
      operator: '申请人',
      queue: 'shops',
      item: queryCode,
      act: 'resubmit',
      before: stateOf(before),
      after: { ...stateOf(after), changed: changed.join(',') },
    });
    await tellApplicant(transaction, after, `第 ${String(after.round)} 次提交已收到，正在审核`);
    return { kept: true, application: after };
  });
}

/** The papers by field: those that stay, and new uploads. What is not used any more is released. */
async function keepOrClaim(
  transaction: Database,
  { certificates }: ShopApplication,
  before: Application,
  userId: number | undefined,
): Promise<{ keys: CertificateKeys; changed: PaperName[] }> {
  const stored = storedPapers(before);
  const refused = before.refused_papers as RefusedPapers;
  const kept = new Set(stored.filter(({ paper }) => refused[paper] === undefined).map(({ key }) => key));
  const keys = {} as Record<CertificateName, string[]>;
  for (const [name, urls] of Object.entries(certificates) as [CertificateName, readonly string[]][]) {
    const own = new Set(stored.filter(({ paper }) => fieldOf(paper) === name).map(({ key }) => key));
    const given = urls.map((url) => ({ url, key: uploadKeyOf(url) }));
    const isBackLeft =
      name === 'identity_card' && refused.identity_card_back !== undefined && given.length < 2;
    if (isBackLeft || given.some(({ key }) => own.has(key) && !kept.has(key))) {
      throw new InvalidInput([{ field: name, message: takeAgain }]);
    }
    const fresh = given.filter(({ key }) => !own.has(key)).map(({ url }) => url);
    await claimUploads(transaction, fresh, { field: name, userId });
    keys[name] = [...new Set(given.map(({ key }) => key))];
  }
  const used = new Set(Object.values(keys).flat());
  await releaseUploads(
    transaction,
    stored.map(({ key }) => key).filter((key) => !used.has(key)),
  );
  const changed = storedPapers(keyColumns(keys)).filter(({ key }) => !kept.has(key));
  return { keys, changed: changed.map(({ paper }) => paper) };
}
