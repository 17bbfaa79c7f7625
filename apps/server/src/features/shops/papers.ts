import { shopApplicationMessages as messages } from '@inkstone/forms/shopApplication/schema';

/** The papers of an application in the order of the form; the identity card has two sides. */
export const paperNames = [
  'publication_license',
  'company_number_img',
  'tax_certificate',
  'business_license',
  'identity_card',
  'identity_card_back',
] as const;

export type PaperName = (typeof paperNames)[number];

/** Why papers were refused, by paper. */
export type RefusedPapers = Readonly<Partial<Record<PaperName, string>>>;

export interface Reasons {
  papers: RefusedPapers;
  /** What is wrong with the data; '' for nothing. */
  data: string;
}

export function labelOf(paper: PaperName): string {
  return messages[paper].label;
}

/** Clients that know only the specification show this text (`descr`). */
export function describeReasons({ papers, data }: Reasons): string {
  const refused = paperNames.flatMap((name) => {
    const reason = papers[name];
    return reason === undefined ? [] : [`${labelOf(name)}：${reason}`];
  });
  return [...refused, ...(data === '' ? [] : [data])].join('；');
}

/** The field of the form that has the paper: both sides of the identity card are one. */
export function fieldOf(paper: PaperName): Exclude<PaperName, 'identity_card_back'> {
  return paper === 'identity_card_back' ? 'identity_card' : paper;
}

interface StoredPapers {
  publication_license_key: string;
  company_number_key: string;
  tax_certificate_key: string;
  business_license_key: string;
  identity_card_keys: readonly string[];
}

export interface StoredPaper {
  paper: PaperName;
  key: string;
}

/** Those that an application has. */
export function storedPapers(application: StoredPapers): StoredPaper[] {
  const [front = '', back = ''] = application.identity_card_keys;
  const keys: Readonly<Record<PaperName, string>> = {
    publication_license: application.publication_license_key,
    company_number_img: application.company_number_key,
    tax_certificate: application.tax_certificate_key,
    business_license: application.business_license_key,
    identity_card: front,
    identity_card_back: back,
  };
  return paperNames.flatMap((paper) => (keys[paper] === '' ? [] : [{ paper, key: keys[paper] }]));
}
