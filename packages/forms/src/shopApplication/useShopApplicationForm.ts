import { useState } from 'react';

import type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from '@inkstone/api/shops';

import { useCodeButton, type CodeButton } from '../code/useCodeButton.js';
import type { DraftOptions } from '../drafts/useDraft.js';
import { useValidForm, type SubmitHandler, type ValidForm } from '../form/useValidForm.js';
import { ruleMessages } from '../messages.zh.js';
import { isMobile } from '../rules/mobile.js';
import { certificateNames } from './certificates.js';
import { shopApplicationForm, toPayload, type ShopApplicationFields } from './schema.js';

export interface ShopApplicationOptions {
  onSubmit: SubmitHandler<SubmitShopApplicationInput>;
  /** Sends the code of an application. A rejection frees the button at once and says nothing (Spec B 4). */
  onSendCode: (request: SendShopPhoneCodeInput) => Promise<unknown>;
  defaultValues?: Partial<ShopApplicationFields> | undefined;
}

export interface ShopApplicationFormState extends ValidForm<ShopApplicationFields> {
  codeButton: CodeButton;
  /** Ties the phone to its control. */
  registerPhone: () => ReturnType<ValidForm<ShopApplicationFields>['register']>;
  /** Ties the question after the merged certificate to its controls. */
  registerIsMerge: () => ReturnType<ValidForm<ShopApplicationFields>['register']>;
  /** Files were taken away because the question was answered anew; until one is there again. */
  cleared: boolean;
}

const empty: ShopApplicationFields = {
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
  agreement_name: false,
};

/** A company's code is printed on its signboard; it is no number of a person. */
const draft: DraftOptions<ShopApplicationFields> = {
  key: 'shop-application',
  fields: [
    'shop_platform',
    'shop_name',
    'shop_url',
    'province',
    'contact',
    'qq',
    'phone',
    'company_name',
    'company_number',
    'address',
    'intro',
    'is_merge',
  ],
};

/** What the error of a code that was asked for is known by. */
const NO_CODE = 'code';

/** State of the application: kept for the session, with the code of its phone and the files of its certificates. */
export function useShopApplicationForm({
  onSubmit,
  onSendCode,
  defaultValues,
}: ShopApplicationOptions): ShopApplicationFormState {
  const form = useValidForm({
    onSubmit,
    defaultValues,
    schema: shopApplicationForm,
    empty,
    toPayload,
    draft,
  });
  const [cleared, setCleared] = useState(false);

  /** Of another answer every file goes, also of those certificates that are asked for either way (Spec B 4). */
  function clearCertificates() {
    setCleared(certificateNames.some((name) => form.getValues(name).length > 0));
    for (const name of certificateNames) form.setValue(name, [], { shouldDirty: true });
    form.clearErrors(certificateNames);
  }

  return {
    ...form,
    codeButton: useCodeButton({
      // Whatever else is wrong with it: for a code there is one sentence (Spec B 5, 8).
      isReady: () => {
        const isRight = isMobile(form.getValues('phone').trim());
        if (isRight) {
          form.clearErrors('phone');
        } else {
          form.setError('phone', { type: NO_CODE, message: ruleMessages.mobileFormat });
          form.setFocus('phone');
        }
        return Promise.resolve(isRight);
      },
      send: () => onSendCode({ phone: form.getValues('phone').trim() }),
    }),
    registerPhone: () =>
      form.register('phone', {
        onChange: () => {
          // Before the first submission nothing else checks the field again, and the words would stay for ever.
          if (form.getFieldState('phone').error?.type === NO_CODE) form.clearErrors('phone');
        },
      }),
    registerIsMerge: () => form.register('is_merge', { onChange: clearCertificates }),
    cleared,
  };
}
