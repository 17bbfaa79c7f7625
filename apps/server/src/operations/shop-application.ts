import { creditCode, fileMessages, webUrl } from '@inkstone/forms/rules';
import { type FieldError, Refusal } from '../envelope.js';
import type { CertificateName, ShopApplication } from '../repositories/shop-applications.js';
import { splitUploadUrls } from '../repositories/submissions.js';
import type { Call } from './operation.js';

type Body = Call<'submitShopApplication'>['body'];

/** Most files of a certificate (Spec B 5). */
const mostFiles: Readonly<Record<CertificateName, number>> = {
  publication_license: 1,
  company_number_img: 1,
  tax_certificate: 1,
  business_license: 1,
  identity_card: 2,
};

/**
 * The application in a body that the description has let pass.
 *
 * @throws Refusal 400 for what the description cannot say
 */
export function readShopApplication(body: Body): ShopApplication {
  const isMerged = body.is_merge === 1;
  const shopUrl = webUrl('请填写店铺链接').safeParse(body.shop_url);
  const companyNumber = creditCode.safeParse(body.company_number);
  const certificates = {
    publication_license: splitUploadUrls(body.publication_license),
    company_number_img: isMerged ? [] : splitUploadUrls(body.company_number_img ?? ''),
    tax_certificate: isMerged ? [] : splitUploadUrls(body.tax_certificate ?? ''),
    business_license: splitUploadUrls(body.business_license),
    identity_card: splitUploadUrls(body.identity_card),
  };
  const [first, ...others] = [
    ...errorsOf('shop_url', shopUrl),
    ...errorsOf('company_number', companyNumber),
    ...certificateErrors(certificates, isMerged),
  ];
  if (first !== undefined) throw Refusal.invalid([first, ...others]);
  return {
    platformId: Number(body.shop_platform),
    shopName: body.shop_name.trim(),
    shopUrl: shopUrl.data ?? '',
    provinceId: Number(body.province),
    contact: body.contact.trim(),
    qq: body.qq.trim(),
    phone: body.phone,
    companyName: body.company_name.trim(),
    companyNumber: companyNumber.data ?? '',
    address: body.address.trim(),
    intro: body.intro.trim(),
    agreementName: body.agreement_name,
    isMerged,
    certificates,
  };
}

/** What a form's rule says to the field, in the words that the form uses. */
function errorsOf(field: string, { error }: { error?: { issues: { message: string }[] } | undefined }) {
  return (error?.issues ?? []).map(({ message }): FieldError => ({ field, message }));
}

function certificateErrors(certificates: ShopApplication['certificates'], isMerged: boolean): FieldError[] {
  const names = Object.keys(mostFiles) as CertificateName[];
  return names.flatMap((field) => {
    const files = certificates[field].length;
    const isSeparate = field === 'company_number_img' || field === 'tax_certificate';
    if (files === 0 && !(isMerged && isSeparate)) return [{ field, message: '请上传文件' }];
    return files > mostFiles[field] ? [{ field, message: fileMessages.tooMany(mostFiles[field]) }] : [];
  });
}
