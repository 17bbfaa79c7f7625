import { useState, type ReactNode } from 'react';

import type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from '@inkstone/api/inputs';

import { destinationOf, phoneFault, type Destination } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import { useConfirm } from '../confirm/use-confirm.js';
import { useValidForm, type FormOptions, type ValidForm } from '../form/use-valid-form.js';
import { certificateNames } from './certificates.js';
import { draft, draftOfReturned } from './draft.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { RulesOf } from './groups.js';
import { correctionOf, fieldsOf, type ReturnedShop } from './returned.js';
import {
  correctionForm,
  empty,
  shopApplicationForm,
  toCorrection,
  toPayload,
  type ShopApplicationFields,
} from './schema.js';

export interface ShopApplicationOptions extends FormOptions<
  ShopApplicationFields,
  SubmitShopApplicationInput
> {
  /** Sends a code by text message. A rejection re-enables the button at once, without a message (Spec B 4). */
  onSendCode: (request: SendShopPhoneCodeInput) => Promise<unknown>;
  /** Shows 已取消操作 after the question before a change of `is_merge` was declined (Spec B 8). */
  onDeclined?: ((message: string) => void) | undefined;
}

export interface ShopApplicationFormState extends ValidForm<ShopApplicationFields> {
  codeButton: CodeButton;
  rulesOf: RulesOf;
  registerPhone: Destination['register'];
  registerIsMerge: () => ReturnType<ValidForm<ShopApplicationFields>['register']>;
  /** Whether changing `is_merge` has removed files and none has been chosen since. */
  cleared: boolean;
  /** The question before a change of `is_merge` removes files; to be rendered inside the form. */
  question: ReactNode;
}

/**
 * State of the application, with its draft, the button for the code, and the uploads of the certificates.
 *
 * @param returned the application that is corrected
 */
export function useShopApplicationForm(
  { onSubmit, onSendCode, onDeclined, defaultValues }: ShopApplicationOptions,
  returned?: ReturnedShop,
): ShopApplicationFormState {
  const [rulesOf] = useState(() =>
    returned === undefined ? shopApplicationForm : correctionForm(correctionOf(returned)),
  );
  const [ownDraft] = useState(() => (returned === undefined ? draft : draftOfReturned(returned.queryCode)));
  const form = useValidForm({
    onSubmit,
    defaultValues: returned === undefined ? defaultValues : fieldsOf(returned),
    schema: rulesOf,
    empty,
    toPayload: (fields) =>
      returned === undefined
        ? toPayload(fields)
        : toCorrection(fields, { query_code: returned.queryCode, pass: returned.application.pass }),
    codeField: () => 'phone_code',
    draft: ownDraft,
  });
  const [cleared, setCleared] = useState(false);
  const { ask, dialog } = useConfirm({ onDeclined: (message) => onDeclined?.(message) });
  const phone = destinationOf(form, 'phone', phoneFault);

  /** A change of `is_merge` removes all files, also those of certificates that are always required (Spec B 4). */
  function clearCertificates() {
    setCleared(hasFiles());
    for (const name of certificateNames) form.setValue(name, [], { shouldDirty: true });
    form.clearErrors(certificateNames);
  }

  function hasFiles(): boolean {
    return certificateNames.some((name) => form.getValues(name).length > 0);
  }

  async function askToChange(answer: ShopApplicationFields['is_merge']) {
    // The question comes first: until it is answered the former choice stays.
    form.setValue('is_merge', form.getValues('is_merge'));
    if (!(await ask(messages.is_merge.question))) return;
    form.setValue('is_merge', answer, { shouldDirty: true });
    clearCertificates();
  }

  function registerIsMerge() {
    const radio = form.register('is_merge', { onChange: clearCertificates });
    return {
      ...radio,
      onChange: (event: Parameters<typeof radio.onChange>[0]) => {
        if (!hasFiles()) return radio.onChange(event);
        return askToChange((event.target as HTMLInputElement).value as ShopApplicationFields['is_merge']);
      },
    };
  }

  return {
    ...form,
    rulesOf,
    codeButton: useCodeButton({
      isReady: phone.isReady,
      send: () => onSendCode({ phone: phone.typed() }),
    }),
    registerPhone: phone.register,
    registerIsMerge,
    cleared,
    question: dialog,
  };
}
