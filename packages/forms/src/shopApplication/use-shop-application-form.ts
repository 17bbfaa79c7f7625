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
  /** Sends a code by text message. A rejection re-enables the button at once, without a message (Spec B 4). */
  onSendCode: (request: SendShopPhoneCodeInput) => Promise<unknown>;
  defaultValues?: Partial<ShopApplicationFields> | undefined;
}

export interface ShopApplicationFormState extends ValidForm<ShopApplicationFields> {
  codeButton: CodeButton;
  /** Registers the phone. */
  registerPhone: Destination['register'];
  /** Registers the radio buttons of `is_merge`. */
  registerIsMerge: () => ReturnType<ValidForm<ShopApplicationFields>['register']>;
  /** Whether changing `is_merge` has removed files and none has been chosen since. */
  cleared: boolean;
}

/** The code of the company is public, so the draft may keep it. */
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

/** State of the application, with its draft, the button for the code, and the uploads of the certificates. */
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

  /** A change of `is_merge` removes all files, also those of certificates that are always required (Spec B 4). */
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
