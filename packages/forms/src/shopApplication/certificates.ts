/** The certificates in the order of the form, named as on the wire, with their maximum numbers of files (Spec B 5). */
export const mostFiles = {
  publication_license: 1,
  company_number_img: 1,
  tax_certificate: 1,
  business_license: 1,
  identity_card: 2,
} as const;

export type CertificateName = keyof typeof mostFiles;

export const certificateNames = Object.keys(mostFiles) as CertificateName[];

/** Whether the three certificates of the company are merged into one: '1' yes, '0' no, '' no choice yet. */
export type IsMerge = '' | '0' | '1';

/** The certificates that a merged one replaces. */
const separateNames: readonly CertificateName[] = ['company_number_img', 'tax_certificate'];

/** The required certificates in the order of the form (Spec B 4 and 5). */
export function certificatesOf(isMerge: IsMerge): readonly CertificateName[] {
  if (isMerge === '') return [];
  return isMerge === '0'
    ? certificateNames
    : certificateNames.filter((name) => !separateNames.includes(name));
}
