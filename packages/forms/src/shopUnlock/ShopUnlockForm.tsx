import type { SendShopPhoneCodeInput } from '@inkstone/api/inputs';
import { CodeField } from '@inkstone/ui/components/CodeField';

import { destinationOf, phoneFault } from '../code/destination.js';
import { PhoneField } from '../code/PhoneField.js';
import { useCodeButton } from '../code/use-code-button.js';
import { fieldProps } from '../form/field-props.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { shopUnlockMessages as messages } from './messages.zh.js';
import { empty, shopUnlock, toPayload, type ShopUnlockFields, type ShopUnlockPayload } from './schema.js';

export interface ShopUnlockOptions extends FormOptions<ShopUnlockFields, ShopUnlockPayload> {
  /** Sends a code by text message. A rejection re-enables the button at once, without a message (Spec B 4). */
  onSendCode: (request: SendShopPhoneCodeInput) => Promise<unknown>;
}

export interface ShopUnlockFormProps extends ShopUnlockOptions, FormElementProps {}

/** Opens an application that was sent back on another device than the one that submitted it. */
export function ShopUnlockForm({ onSubmit, onSendCode, defaultValues, ...rest }: ShopUnlockFormProps) {
  const form = useValidForm({
    onSubmit,
    defaultValues,
    schema: shopUnlock,
    empty,
    toPayload,
    codeField: () => 'phone_code',
  });
  const field = fieldProps(form, messages);
  const phone = destinationOf(form, 'phone', phoneFault);
  const codeButton = useCodeButton({
    isReady: phone.isReady,
    send: () => onSendCode({ phone: phone.typed() }),
  });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <PhoneField {...field('phone', phone.register())} />
      <CodeField {...field('phone_code')} {...codeButton} />
    </FormFrame>
  );
}
