import { useState } from 'react';

import type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from '@inkstone/api/inputs';

import { destinationOf, phoneFault, type Destination } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import { certificateNames } from './certificates.js';
import { empty, shopApplicationForm, toPayload, type ShopApplicationFields } from './schema.js';

export interface ShopApplicationOptions {
  onSubmit: SubmitHandler<SubmitShopApplicationInput>;
  /** Sends the code of an application. A rejection frees the button at once and says nothing (Spec B 4). */
  onSendCode: (request: SendShopPhoneCodeInput) => Promise<unknown>;
  defaultValues?: Partial<ShopApplicationFields> | undefined;
}

export interface ShopApplicationFormState extends ValidForm<ShopApplicationFields> {
  codeButton: CodeButton;
  /** Ties the phone to its control. */
  registerPhone: Destination['register'];
  /** Ties the question after the merged certificate to its controls. */
  registerIsMerge: () => ReturnType<ValidForm<ShopApplicationFields>['register']>;
  /** Files were taken away because the question was answered anew; until one is there again. */
  cleared: boolean;
}

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
  const phone = destinationOf(form, 'phone', phoneFault);

  /** Of another answer every file goes, also of those certificates that are asked for either way (Spec B 4). */
  function clearCertificates() {
    setCleared(certificateNames.some((name) => form.getValues(name).length > 0));
    for (const name of certificateNames) form.setValue(name, [], { shouldDirty: true });
    form.clearErrors(certificateNames);
  }

  return {
    ...form,
    codeButton: useCodeButton({
      isReady: phone.isReady,
      send: () => onSendCode({ phone: phone.typed() }),
    }),
    registerPhone: phone.register,
    registerIsMerge: () => form.register('is_merge', { onChange: clearCertificates }),
    cleared,
  };
}
