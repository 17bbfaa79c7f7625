import type { CertificateName } from './certificates.js';
import { groupNames, groups } from './groups.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFields } from './schema.js';

type FieldName = keyof ShopApplicationFields;

/** What an operator may call a certificate in the reason for sending an application back. */
const papers: Readonly<Record<CertificateName, RegExp>> = {
  publication_license: /经营许可证/u,
  company_number_img: /组织机构代码证/u,
  tax_certificate: /税务登记证/u,
  business_license: /营业执照/u,
  identity_card: /身份证(?!.*(国徽面|反面))|人像面/u,
  identity_card_back: /身份证.*反面|国徽面/u,
};

const texts = groupNames
  .flatMap((group): readonly FieldName[] => groups[group])
  .map((name) => [name, new RegExp(labelOf(name), 'u')] as const);

function labelOf(name: FieldName): string {
  const text = messages[name as keyof typeof messages];
  return typeof text === 'object' && 'label' in text ? text.label : '';
}

const patterns = [...texts, ...(Object.entries(papers) as [FieldName, RegExp][])];

/** The sentences of the reason that name a field, by field. */
export function reasonsByField(reason: string): [FieldName, string][] {
  const sentences = (reason.match(/[^。；！\n]+[。；！]?/gu) ?? []).map((sentence) => sentence.trim());
  return patterns.flatMap(([name, pattern]): [FieldName, string][] => {
    const said = sentences.filter((sentence) => pattern.test(sentence)).join('');
    return said === '' ? [] : [[name, said]];
  });
}
