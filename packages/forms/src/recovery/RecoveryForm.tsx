import { CodeField } from '@inkstone/ui/components/CodeField';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { TextField } from '@inkstone/ui/components/TextField';

import { fieldProps } from '../form/field-props.js';
import { PhoneField } from '../code/PhoneField.js';
import { FormColumn } from '../form/FormColumn.js';
import type { FormElementProps } from '../form/FormFrame.js';
import { recoveryMessages as messages } from './messages.zh.js';
import { useRecoveryForm, type RecoveryForm as State, type RecoveryOptions } from './use-recovery-form.js';

export interface RecoveryFormProps extends RecoveryOptions, FormElementProps {}

const tabs = [
  { id: 'phone', label: messages.byPhone },
  { id: 'email', label: messages.byEmail },
] as const;

/** The first step for a forgotten password: identification by a code to the phone or e-mail (Spec B 2.7). */
export function RecoveryForm({ onSendCode, onNext, defaultValues, ...rest }: RecoveryFormProps) {
  const form = useRecoveryForm({ onSendCode, onNext, defaultValues });
  return (
    <form noValidate {...rest} onSubmit={form.submit}>
      <Tabs
        label={messages.ways}
        tabs={tabs}
        value={form.type === 1 ? 'phone' : 'email'}
        onChange={(way) => form.changeType(way === 'phone' ? 1 : 2)}
      >
        <FormColumn form={form} submitLabel={messages.submit}>
          {form.type === 1 ? <ByPhone form={form} /> : <ByEmail form={form} />}
        </FormColumn>
      </Tabs>
    </form>
  );
}

function ByPhone({ form }: { form: State }) {
  const { registerDestination, codeButton } = form;
  const field = fieldProps(form, messages);
  return (
    <>
      <PhoneField {...field('phone', registerDestination())} />
      <CodeField {...field('phone_code')} {...codeButton} />
    </>
  );
}

function ByEmail({ form }: { form: State }) {
  const { registerDestination, codeButton } = form;
  const field = fieldProps(form, messages);
  return (
    <>
      <TextField {...field('email', registerDestination())} type="email" autoComplete="email" />
      <CodeField {...field('email_code')} {...codeButton} />
    </>
  );
}
