/** The certificates in the order of the form, named as on the wire; only the identity card has two sides. */
export const certificateNames = [
  'publication_license',
  'company_number_img',
  'tax_certificate',
  'business_license',
  'identity_card',
  'identity_card_back',
] as const;

export type CertificateName = (typeof certificateNames)[number];

/** Whether the three certificates of the company are merged into one: '1' yes, '0' no, '' no choice yet. */
export type IsMerge = '' | '0' | '1';

/** The certificates that a merged one replaces. */
const separateNames: readonly CertificateName[] = ['company_number_img', 'tax_certificate'];

/** The certificates to upload in the order of the form (Spec B 4 and 5). */
export function certificatesOf(isMerge: IsMerge): readonly CertificateName[] {
  if (isMerge === '') return [];
  return isMerge === '0'
    ? certificateNames
    : certificateNames.filter((name) => !separateNames.includes(name));
}
