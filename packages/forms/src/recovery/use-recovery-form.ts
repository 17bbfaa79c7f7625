import type { SendRecoveryCodeInput } from '@inkstone/api/inputs';
import { useWatch } from 'react-hook-form';

import { destinationOf, phoneFault, type Destination } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import type { AccountType } from '../rules/account.js';
import { email } from '../rules/email.js';
import { messageOf } from '../rules/message-of.js';
import { recoveryForm, toCodeRequest, toPayload, type Recovered, type RecoveryFields } from './schema.js';

export interface RecoveryOptions {
  /** Sends a code. A rejection re-enables the button at once, without a message (Spec B 4). */
  onSendCode: (request: SendRecoveryCodeInput) => Promise<unknown>;
  /** Goes on to the second step, without a request. The page keeps the result for the session (Spec B 4). */
  onNext: SubmitHandler<Recovered>;
  /** Initial values, for a user who comes back from the second step. */
  defaultValues?: Partial<RecoveryFields> | undefined;
}

const empty: RecoveryFields = { type: 1, phone: '', phone_code: '', email: '', email_code: '' };

export interface RecoveryForm extends ValidForm<RecoveryFields> {
  type: AccountType;
  changeType: (type: AccountType) => void;
  /** Registers the phone or the e-mail address, depending on the tab. */
  registerDestination: Destination['register'];
  /** One button for both tabs, so that changing the tab does not skip the countdown. */
  codeButton: CodeButton;
}

/** State of the recovery form: two tabs, each with its own fields. */
export function useRecoveryForm({ onSendCode, onNext, defaultValues }: RecoveryOptions): RecoveryForm {
  const form = useValidForm({
    schema: recoveryForm,
    empty,
    defaultValues,
    toPayload,
    onSubmit: onNext,
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const destination =
    type === 1
      ? destinationOf(form, 'phone', phoneFault)
      : destinationOf(form, 'email', (typed) => messageOf(email, typed));
  const codeButton = useCodeButton({
    isReady: destination.isReady,
    send: () => onSendCode(toCodeRequest(form.getValues())),
  });
  return {
    ...form,
    type,
    changeType: (next) => {
      form.clearMessages();
      form.setValue('type', next);
    },
    registerDestination: destination.register,
    codeButton,
  };
}
