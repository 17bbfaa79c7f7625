import type { SubmitShopApplicationInput } from '@inkstone/api/inputs';

import type { FormSchema } from '../form/form-schema.js';
import { codeOf } from '../rules/code.js';
import { creditCode } from '../rules/credit-code.js';
import { elevenDigits } from '../rules/eleven-digits.js';
import { nonBlank } from '../rules/non-blank.js';
import { idOf, optionId } from '../rules/option-id.js';
import { atMost, text } from '../rules/text.js';
import { uploads, urlsOf, type Upload } from '../rules/uploads.js';
import { uploadUrls } from '../rules/upload-urls.js';
import { webUrl } from '../rules/web-url.js';
import * as z from '../rules/zod.js';
import type { CertificateName, IsMerge } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';

export { shopApplicationMessages } from './messages.zh.js';

/** Maximum length of each text in characters, as in the description. */
const mostCharacters = {
  shop_name: 100,
  shop_url: 500,
  contact: 50,
  qq: 20,
  company_name: 100,
  address: 200,
  intro: 5000,
} as const;

/** `name` of the agreement in GET /api/sale_auth/get_agreement. */
const AGREEMENT = 'authorization_agreement';

type TextName = keyof typeof mostCharacters | 'phone' | 'phone_code' | 'company_number';

/** Named as on the wire, where the two sides of the identity card are one field. Certificates that are not required are empty. */
export interface ShopApplicationFields extends Record<TextName, string>, Record<CertificateName, Upload[]> {
  /** Id of a platform, as a text; '' for none. */
  shop_platform: string;
  /** Id of a province, as a text; '' for none. */
  province: string;
  is_merge: IsMerge;
  /** Whether the agreement is ticked; the request has its name instead. */
  agreement_name: boolean;
}

/** The empty form. */
export const empty: ShopApplicationFields = {
  shop_platform: '',
  shop_name: '',
  shop_url: '',
  province: '',
  contact: '',
  qq: '',
  phone: '',
  phone_code: '',
  company_name: '',
  company_number: '',
  address: '',
  intro: '',
  is_merge: '',
  publication_license: [],
  company_number_img: [],
  tax_certificate: [],
  business_license: [],
  identity_card: [],
  identity_card_back: [],
  agreement_name: false,
};

function textOf(name: Exclude<keyof typeof mostCharacters, 'shop_url'>) {
  const { label, missing } = messages[name];
  return text({ label, missing, most: mostCharacters[name] });
}

const { shop_url: link } = messages;

/** Shared by the form and the request. The introduction has no minimum length: 50 is only recommended (Spec B 5). */
const texts = {
  shop_name: textOf('shop_name'),
  shop_url: webUrl(link.missing).check(atMost(link.label, mostCharacters.shop_url)),
  contact: textOf('contact'),
  qq: textOf('qq'),
  phone: elevenDigits(messages.phone.missing),
  phone_code: codeOf(messages.phone_code.missing),
  company_name: textOf('company_name'),
  company_number: creditCode,
  address: textOf('address'),
  intro: textOf('intro'),
};

const inForm = {
  shop_platform: nonBlank(messages.shop_platform.missing),
  province: nonBlank(messages.province.missing),
  ...texts,
  is_merge: z.literal(['0', '1'], { error: messages.is_merge.missing }),
  agreement_name: z.boolean().check(z.refine((ticked) => ticked, { error: messages.agreement_name.missing })),
};

const files = uploads(messages.file);
const alwaysUploaded = {
  publication_license: files,
  business_license: files,
  identity_card: files,
  identity_card_back: uploads(),
};
const separatelyUploaded = { company_number_img: files, tax_certificate: files };

/** The rules before it is known which certificates are required. */
const undecided: FormSchema<ShopApplicationFields> = z.object(inForm);

const decided: Readonly<Record<string, FormSchema<ShopApplicationFields>>> = {
  '0': z.object({ ...inForm, ...alwaysUploaded, ...separatelyUploaded }),
  '1': z.object({ ...inForm, ...alwaysUploaded }),
};

/** The rules of the form: all fields are required, and the certificates depend on `is_merge` (Spec B 5). */
export function shopApplicationForm({ is_merge }: ShopApplicationFields): FormSchema<ShopApplicationFields> {
  // A draft written by other code may have any value.
  return decided[is_merge] ?? undecided;
}

const notUploaded = { company_number_img: uploads(), tax_certificate: uploads() };

export interface Correction {
  /** The number of the application, which needs no code. */
  phone: string;
  /** Whether the back of the identity card, otherwise optional, was sent back. */
  backRefused: boolean;
}

/** The rules of the form of an application that was sent back. */
export function correctionForm({ phone, backRefused }: Correction) {
  return (fields: ShopApplicationFields): FormSchema<ShopApplicationFields> =>
    z.object({
      ...inForm,
      ...alwaysUploaded,
      ...(fields.is_merge === '0' ? separatelyUploaded : notUploaded),
      ...(backRefused && { identity_card_back: files }),
      ...(fields.phone.trim() === phone && { phone_code: z.string() }),
    });
}

/** One file, and two sides of the identity card (Spec B 5). */
const oneUrl = uploadUrls({ missing: messages.file, most: 1 });
const twoUrls = uploadUrls({ missing: messages.file, most: 2 });

const merged = z.object({
  shop_platform: optionId(messages.shop_platform),
  province: optionId(messages.province),
  ...texts,
  is_merge: z.literal([0, 1], { error: messages.is_merge.missing }),
  agreement_name: z.literal(AGREEMENT, { error: messages.agreement_name.missing }),
  publication_license: oneUrl,
  business_license: oneUrl,
  identity_card: twoUrls,
});

const separate = z.object({
  ...merged.shape,
  company_number_img: oneUrl,
  tax_certificate: oneUrl,
});

/** The phone of a corrected application was verified when it was opened; only another number needs a code. */
const corrected = { phone_code: z.exactOptional(texts.phone_code) };
const mergedCorrected = z.object({ ...merged.shape, ...corrected });
const separateCorrected = z.object({ ...separate.shape, ...corrected });

/** Body of POST /api/sale_auth/certification_submit (Spec B 7). */
export function shopApplication({ is_merge, pass }: { is_merge?: unknown; pass?: unknown }) {
  if (pass !== undefined) return is_merge === 0 ? separateCorrected : mergedCorrected;
  return is_merge === 0 ? separate : merged;
}

export function toPayload(fields: ShopApplicationFields): SubmitShopApplicationInput {
  const { company_number_img, tax_certificate, identity_card_back, ...asked } = fields;
  return {
    ...asked,
    shop_platform: idOf(asked.shop_platform),
    province: idOf(asked.province),
    is_merge: asked.is_merge === '1' ? 1 : 0,
    agreement_name: AGREEMENT,
    publication_license: urlsOf(asked.publication_license),
    business_license: urlsOf(asked.business_license),
    identity_card: urlsOf([...asked.identity_card, ...identity_card_back]),
    ...(asked.is_merge === '0' && {
      company_number_img: urlsOf(company_number_img),
      tax_certificate: urlsOf(tax_certificate),
    }),
  };
}

/** The body of a correction: kept papers are sent by the links under which they were shown. */
export function toCorrection(
  fields: ShopApplicationFields,
  { query_code, pass }: Required<Pick<SubmitShopApplicationInput, 'query_code' | 'pass'>>,
): SubmitShopApplicationInput {
  const { phone_code = '', ...payload } = toPayload(fields);
  return { ...payload, ...(phone_code !== '' && { phone_code }), query_code, pass };
}
