import { CodeField } from '@inkstone/ui/components/CodeField';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { TextField } from '@inkstone/ui/components/TextField';

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
        onChange={(way) => {
          form.changeType(way === 'phone' ? 1 : 2);
        }}
      >
        <FormColumn form={form} submitLabel={messages.submit}>
          {form.type === 1 ? <ByPhone form={form} /> : <ByEmail form={form} />}
        </FormColumn>
      </Tabs>
    </form>
  );
}

function ByPhone({ form: { register, registerDestination, errors, codeButton } }: { form: State }) {
  return (
    <>
      <PhoneField label={messages.phone.label} error={errors.phone?.message} {...registerDestination()} />
      <CodeField
        {...messages.phone_code}
        {...codeButton}
        error={errors.phone_code?.message}
        {...register('phone_code')}
      />
    </>
  );
}

function ByEmail({ form: { register, registerDestination, errors, codeButton } }: { form: State }) {
  return (
    <>
      <TextField
        label={messages.email.label}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...registerDestination()}
      />
      <CodeField
        {...messages.email_code}
        {...codeButton}
        error={errors.email_code?.message}
        {...register('email_code')}
      />
    </>
  );
}
