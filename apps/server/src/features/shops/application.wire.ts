import type { Database } from '../../db/database.js';
import type { Services } from '../../shared/services.js';
import { uploadLinks } from '../../shared/uploads.queries.js';
import { toFlag, toSeconds } from '../../shared/wire.js';
import { type Application, statusTexts } from './application-status.queries.js';
import type { findShopApplication } from './applications.queries.js';
import { findOnlineShop } from './online-shops.queries.js';
import { paperNames, type RefusedPapers, storedPapers } from './papers.js';

type Found = NonNullable<Awaited<ReturnType<typeof findShopApplication>>>;

/** What anybody with the query code may know: nothing of what the applicant has filled in. */
export async function toProgress(db: Database, found: Found) {
  const { submitted_at, processing_at, handled_at, granted_at, refused_papers, shop_id, ...record } = found;
  const certificate = shop_id === null ? undefined : await findOnlineShop(db, shop_id);
  const reasons = refused_papers as RefusedPapers;
  return {
    ...record,
    status_text: statusTexts[record.status],
    create_time: toSeconds(submitted_at),
    processing_time: processing_at && toSeconds(processing_at),
    handle_time: handled_at && toSeconds(handled_at),
    grant_time: granted_at && toSeconds(granted_at),
    refused_papers: paperNames.flatMap((paper) => {
      const reason = reasons[paper];
      return reason === undefined ? [] : [{ paper, reason }];
    }),
    ...(certificate !== undefined && { certificate }),
  };
}

/** What the applicant sent last, with links to the papers. */
export async function toReturned({ db, links }: Services, application: Application) {
  const papers = storedPapers(application);
  const urls = await Promise.all(papers.map(({ key }) => uploadLinks(db, links, [key])));
  return {
    shop_platform: application.platform_id,
    shop_name: application.shop_name,
    shop_url: application.shop_url,
    province: application.province_id,
    contact: application.contact,
    qq: application.qq,
    phone: application.phone,
    company_name: application.company_name,
    company_number: application.company_number,
    address: application.address,
    intro: application.intro,
    is_merge: toFlag(application.is_merge),
    papers: papers.map(({ paper }, index) => ({ paper, url: urls[index] ?? '' })),
  };
}
