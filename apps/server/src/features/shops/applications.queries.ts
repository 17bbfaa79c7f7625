import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { newQueryCode } from '../../security/query-codes.js';
import type { KeyRing } from '../../security/secret-keys.js';
import type { Source } from '../../security/source.js';
import { type CodeCheck, useCode } from '../../shared/account/login-codes.queries.js';
import { contentHash, waitForTheSame } from '../../shared/submissions.queries.js';
import { withoutSignature } from '../../shared/upload-urls.js';
import { claimUploads } from '../../shared/uploads.queries.js';

export interface ShopApplication {
  platformId: number;
  shopName: string;
  shopUrl: string;
  provinceId: number;
  contact: string;
  qq: string;
  phone: string;
  companyName: string;
  companyNumber: string;
  address: string;
  intro: string;
  agreementName: string;
  /** The company has one licence that merges three; a separate code and tax certificate do not exist. */
  isMerged: boolean;
  certificates: Readonly<Record<CertificateName, readonly string[]>>;
}

export type CertificateName =
  'publication_license' | 'company_number_img' | 'tax_certificate' | 'business_license' | 'identity_card';

export type Submission =
  { kept: true; queryCode: string } | { kept: false; code: Exclude<CodeCheck, 'right'> };

interface Sender {
  phoneCode: string;
  source: Source;
  userId: number | undefined;
}

/**
 * Stores the application and uses up the phone's code, both or neither. A repeated application returns the stored
 * one without a check: the applicant may not have got the first response, and the code is used up. Nobody else can
 * repeat it, because URLs of uploads cannot be guessed.
 * @throws InvalidInput if a certificate is not one of our uploads
 */
export async function submitShopApplication(
  db: Database,
  codeKey: KeyRing,
  application: ShopApplication,
  { phoneCode, source, userId }: Sender,
): Promise<Submission> {
  const { certificates, ...fields } = application;
  const content_hash = contentHash({
    ...fields,
    certificates: Object.entries(certificates).map(([name, urls]) => [name, urls.map(withoutSignature)]),
  });
  return db.transaction().execute(async (transaction) => {
    await waitForTheSame(transaction, content_hash);
    const known = await transaction
      .selectFrom('shop_applications')
      .select('query_code as queryCode')
      .where('content_hash', '=', content_hash)
      .executeTakeFirst();
    if (known !== undefined) return { kept: true, queryCode: known.queryCode };
    const check = await useCode(
      transaction,
      codeKey,
      { purpose: 'shop', account: application.phone, source },
      phoneCode,
    );
    // Returned, not thrown: the wrong try must be committed to count.
    if (check !== 'right') return { kept: false, code: check };
    const queryCode = await insertApplication(transaction, application, { content_hash, userId });
    return { kept: true, queryCode };
  });
}

async function insertApplication(
  transaction: Database,
  application: ShopApplication,
  { content_hash, userId }: { content_hash: string; userId: number | undefined },
): Promise<string> {
  const claim = (name: CertificateName) =>
    claimUploads(transaction, application.certificates[name], { field: name, userId });
  const [publication_license_key = ''] = await claim('publication_license');
  const [company_number_key = ''] = await claim('company_number_img');
  const [tax_certificate_key = ''] = await claim('tax_certificate');
  const [business_license_key = ''] = await claim('business_license');
  const identity_card_keys = await claim('identity_card');
  const { query_code } = await transaction
    .insertInto('shop_applications')
    .values({
      query_code: newQueryCode(),
      platform_id: application.platformId,
      shop_name: application.shopName,
      shop_url: application.shopUrl,
      province_id: application.provinceId,
      contact: application.contact,
      qq: application.qq,
      phone: application.phone,
      company_name: application.companyName,
      company_number: application.companyNumber,
      address: application.address,
      intro: application.intro,
      is_merge: application.isMerged,
      agreement_name: application.agreementName,
      publication_license_key,
      company_number_key,
      tax_certificate_key,
      business_license_key,
      identity_card_keys,
      content_hash,
    })
    .returning('query_code')
    .executeTakeFirstOrThrow();
  return query_code;
}

export async function findShopApplication(db: Database, queryCode: string) {
  return db
    .selectFrom('shop_applications')
    .select([
      'query_code',
      'status',
      sql<number>`floor(extract(epoch from now() - created_at) / 86400)::integer`.as('days'),
      'created_at',
      'processing_at',
      'handled_at',
      'granted_at',
      'approver',
      'descr',
    ])
    .where('query_code', '=', queryCode)
    .executeTakeFirst();
}
