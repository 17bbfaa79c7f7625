import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicPrefix } from '../../ports/files/keys.js';
import type { FileStore } from '../../ports/files/file-store.js';
import {
  type Application,
  type Change,
  decideOnShop,
  type Handling,
  type Step,
} from './application-status.queries.js';
import { certificatePicture } from './certificate-picture.js';
import { tellApplicant } from './tell-applicant.queries.js';

export interface Issue extends Handling {
  /** The publisher, as the certificate names it. */
  issuer: string;
  /** YYYY-MM-DD, the last day; '' for the end of next year. */
  until: string;
}

/**
 * Grants the certificate: its number, its picture and the shop in the directory come into being with the decision. The
 * picture is written before the commit, so that no shop is listed without one; a try that dies after it leaves a file
 * that the next try overwrites.
 */
export async function certifyShop(
  { db, files }: { db: Database; files: FileStore },
  step: Step,
  { issuer, until, ...handling }: Issue,
): Promise<Change> {
  return decideOnShop(db, step, {
    act: 'certify',
    changes: ({ status }) =>
      status === 4 ? 'finished' : { ...handling, status: 4, granted_at: sql<Date>`now()` },
    async onChanged(transaction, application) {
      const { key, picture } = await insertShop(transaction, application, { issuer, until });
      await tellApplicant(transaction, application, '已办好，授权证书已发放，店铺已列入授权网店名录');
      await files.write(key, Buffer.from(picture));
    },
  });
}

async function insertShop(
  transaction: Database,
  application: Application,
  { issuer, until }: Pick<Issue, 'issuer' | 'until'>,
): Promise<{ key: string; picture: string }> {
  // The query code must not be read from a public address.
  const name = createHash('sha256').update(`certificate ${application.query_code}`).digest('hex');
  const key = `${publicPrefix}certificates/${name.slice(0, 32)}.svg`;
  const { id: application_id, shop_name, platform_id, province_id, shop_url } = application;
  const today = sql<Date>`date_trunc('day', now(), 'Asia/Shanghai')`;
  const lastDay =
    until === ''
      ? sql<Date>`date_trunc('year', now(), 'Asia/Shanghai') + interval '2 years' - interval '1 minute'`
      : sql<Date>`${until}::date::timestamp at time zone 'Asia/Shanghai' + interval '1 day' - interval '1 minute'`;
  const { id, certificate_number: number } = await transaction
    .insertInto('online_shops')
    .values({
      application_id,
      shop_name,
      platform_id,
      province_id,
      shop_url,
      certificate_number: sql<string>`'YT-SQ-' || to_char(now() at time zone 'Asia/Shanghai', 'YYYY') || '-' || nextval('shop_certificates')`,
      certificate_image_key: key,
      authorized_at: today,
      starts_at: today,
      ends_at: lastDay,
    })
    .returning(['id', 'certificate_number'])
    .executeTakeFirstOrThrow();
  const day = (column: string) =>
    sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const facts = await transaction
    .selectFrom('online_shops')
    .innerJoin('platforms', 'platforms.id', 'online_shops.platform_id')
    .select(['platforms.name as platform', day('starts_at').as('starts'), day('ends_at').as('ends')])
    .where('online_shops.id', '=', id)
    .executeTakeFirstOrThrow();
  const picture = certificatePicture({
    ...facts,
    number,
    issuer,
    shop: shop_name,
    company: application.company_name,
  });
  return { key, picture };
}
