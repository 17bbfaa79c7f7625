/** Certificates in the order of the form, by their names on the wire, with the most files of each (Spec B 5). */
export const mostFiles = {
  publication_license: 1,
  company_number_img: 1,
  tax_certificate: 1,
  business_license: 1,
  identity_card: 2,
} as const;

export type CertificateName = keyof typeof mostFiles;

export const certificateNames = Object.keys(mostFiles) as CertificateName[];

/** Whether the company's three certificates are one: '1' they are, '0' they are not, '' before that is known. */
export type IsMerge = '' | '0' | '1';

/** Those that one merged certificate takes the place of, as far as they are asked for beside it. */
const separateNames: readonly CertificateName[] = ['company_number_img', 'tax_certificate'];

/** The certificates that are asked for, in the order of the form (Spec B 4 and 5). */
export function certificatesOf(isMerge: IsMerge): readonly CertificateName[] {
  if (isMerge === '') return [];
  return isMerge === '0'
    ? certificateNames
    : certificateNames.filter((name) => !separateNames.includes(name));
}
