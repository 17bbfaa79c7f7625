import type { Call } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { splitUploadUrls } from '../../shared/upload-urls.js';
import type { ShopApplication } from './applications.queries.js';

export function readShopApplication(
  { links }: Pick<Services, 'links'>,
  body: Call<'submitShopApplication'>['body'],
): ShopApplication {
  const isMerged = body.is_merge === 1;
  // The merged licence replaces two certificates, even if they were sent.
  const split = (urls: string) => splitUploadUrls(links, urls);
  const separate = (urls = '') => (isMerged ? [] : split(urls));
  return {
    platformId: body.shop_platform,
    shopName: body.shop_name,
    shopUrl: body.shop_url,
    provinceId: body.province,
    contact: body.contact,
    qq: body.qq,
    phone: body.phone,
    companyName: body.company_name,
    companyNumber: body.company_number,
    address: body.address,
    intro: body.intro,
    agreementName: body.agreement_name,
    isMerged,
    certificates: {
      publication_license: split(body.publication_license),
      company_number_img: separate(body.company_number_img),
      tax_certificate: separate(body.tax_certificate),
      business_license: split(body.business_license),
      identity_card: split(body.identity_card),
    },
  };
}
