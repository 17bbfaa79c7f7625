import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { newQueryCode } from '../../security/query-codes.js';
import type { KeyRing } from '../../security/secret-keys.js';
import type { Source } from '../../security/source.js';
import { type CodeCheck, useCode } from '../../shared/account/login-codes.queries.js';
import { contentHash, waitForTheSame } from '../../shared/submissions.queries.js';
import { withoutSignature } from '../../shared/upload-urls.js';
import { claimUploads } from '../../shared/uploads.queries.js';
import { tellApplicant } from './tell-applicant.queries.js';

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

/** The keys of the uploads by field. */
export type CertificateKeys = Readonly<Record<CertificateName, readonly string[]>>;

export type Submission =
  | { kept: true; application: { query_code: string; round: number } }
  | { kept: false; code: Exclude<CodeCheck, 'right'> };

export interface Sender {
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
  const content_hash = contentHash(hashedFields(application));
  return db.transaction().execute(async (transaction) => {
    await waitForTheSame(transaction, content_hash);
    const known = await transaction
      .selectFrom('shop_applications')
      .select(['query_code', 'round'])
      .where('content_hash', '=', content_hash)
      .executeTakeFirst();
    if (known !== undefined) return { kept: true, application: known };
    const check = await useCode(
      transaction,
      codeKey,
      { purpose: 'shop', account: application.phone, source },
      phoneCode,
    );
    // Returned, not thrown: the wrong try must be committed to count.
    if (check !== 'right') return { kept: false, code: check };
    const inserted = await insertApplication(transaction, application, { content_hash, userId });
    await tellApplicant(transaction, inserted, '已收到，正在审核');
    return { kept: true, application: inserted };
  });
}

/** Equal for two submissions with the same fields and files. */
export function hashedFields({ certificates, ...fields }: ShopApplication) {
  return {
    ...fields,
    certificates: Object.entries(certificates).map(([name, urls]) => [name, urls.map(withoutSignature)]),
  };
}

async function insertApplication(
  transaction: Database,
  application: ShopApplication,
  { content_hash, userId }: { content_hash: string; userId: number | undefined },
) {
  const claim = (name: CertificateName) =>
    claimUploads(transaction, application.certificates[name], { field: name, userId });
  const keys: CertificateKeys = {
    publication_license: await claim('publication_license'),
    company_number_img: await claim('company_number_img'),
    tax_certificate: await claim('tax_certificate'),
    business_license: await claim('business_license'),
    identity_card: await claim('identity_card'),
  };
  return transaction
    .insertInto('shop_applications')
    .values({
      ...fieldColumns(application),
      ...keyColumns(keys),
      query_code: newQueryCode(),
      user_id: userId ?? null,
      content_hash,
    })
    .returning(['query_code', 'round', 'phone', 'user_id'])
    .executeTakeFirstOrThrow();
}

/** The columns of what the applicant has typed. */
export function fieldColumns(application: ShopApplication) {
  return {
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
  };
}

/** The columns of the papers. */
export function keyColumns(keys: CertificateKeys) {
  const [publication_license_key = ''] = keys.publication_license;
  const [company_number_key = ''] = keys.company_number_img;
  const [tax_certificate_key = ''] = keys.tax_certificate;
  const [business_license_key = ''] = keys.business_license;
  return {
    publication_license_key,
    company_number_key,
    tax_certificate_key,
    business_license_key,
    identity_card_keys: [...keys.identity_card],
  };
}

export async function findShopApplication(db: Database, queryCode: string) {
  return db
    .selectFrom('shop_applications')
    .leftJoin('online_shops', 'online_shops.application_id', 'shop_applications.id')
    .select([
      'query_code',
      'status',
      // The review begins anew with each submission.
      sql<number>`floor(extract(epoch from now() - submitted_at) / 86400)::integer`.as('days'),
      'submitted_at',
      'processing_at',
      'handled_at',
      'granted_at',
      'approver',
      'descr',
      'round',
      'refused_papers',
      'data_reason',
      'online_shops.id as shop_id',
    ])
    .where('query_code', '=', queryCode)
    .executeTakeFirst();
}
