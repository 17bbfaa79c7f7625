import type { ReactNode } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { useFormState, useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { AgreementField, type AgreementFieldProps } from '../agreement/AgreementField.js';
import { FormColumn } from '../form/FormColumn.js';
import type { FormElementProps } from '../form/FormFrame.js';
import { PasswordChecklist } from '../password/PasswordChecklist.js';
import type { RegistrationChoices } from './choices.js';
import { IdentitySide } from './IdentitySide.js';
import { registrationMessages as messages } from './messages.zh.js';
import { ParticularsFields } from './ParticularsFields.js';
import { Card, Column, Head, Rest } from './RegistrationForm.styles.js';
import { useRegistrationForm, type RegistrationOptions } from './use-registration-form.js';
import { VerificationFields } from './VerificationFields.js';

export interface RegistrationFormProps extends RegistrationOptions, RegistrationChoices, FormElementProps {
  /** Called to show an agreement. */
  onOpenAgreement: AgreementFieldProps['onOpenAgreement'];
  /** Called with the account where it has been registered before, to log in with it. */
  onLogin: (account: string) => void;
  /** Above the form: the heading of the page. */
  heading?: ReactNode;
}

const methods = [
  { value: '1', label: messages.authentication_methods.phone },
  { value: '2', label: messages.authentication_methods.email },
];

/** The registration of teachers, students, parents and merchants, by phone or e-mail (Spec B 2.7). */
export function RegistrationForm({
  onSubmit,
  onSendPhoneCode,
  onSendEmailCode,
  onOpenAgreement,
  onLogin,
  defaultValues,
  stages,
  stagesLoading,
  grades,
  gradesLoading,
  subjects,
  subjectsLoading,
  regions,
  regionsLoading,
  heading,
  ...rest
}: RegistrationFormProps) {
  const form = useRegistrationForm({ onSubmit, onSendPhoneCode, onSendEmailCode, defaultValues });
  const field = fieldProps(form, messages);
  const { control, register, errors, taken } = form;
  const password = useWatch({ control, name: 'password' });
  const { touchedFields } = useFormState({ control, name: 'password' });
  const left = touchedFields.password === true || errors.password !== undefined;
  /** The message of the server was about another identity. */
  const asAnother = { onChange: form.clearRefusal };
  return (
    <Card noValidate {...rest} onSubmit={form.submit}>
      {heading !== undefined && <Head>{heading}</Head>}
      <IdentitySide
        control={control}
        subjects={subjects}
        error={errors.user_role?.message}
        {...register('user_role', asAnother)}
      />
      <Column>
        <FormColumn
          form={form}
          submitLabel={messages.submit}
          remedy={
            taken === null ? undefined : (
              <Button size="sm" onClick={() => onLogin(taken)}>
                {messages.login}
              </Button>
            )
          }
        >
          <ParticularsFields
            form={form}
            {...{ stages, stagesLoading, grades, gradesLoading }}
            {...{ subjects, subjectsLoading, regions, regionsLoading }}
          />
          <Rest>{messages.accountAndPassword}</Rest>
          <PasswordField
            {...field('password', register('password', { deps: 'password_confirm' }))}
            hint={<PasswordChecklist password={password} left={left} />}
            hintStays
            autoComplete="new-password"
          />
          <PasswordField {...field('password_confirm')} autoComplete="new-password" />
          <RadioGroupField
            variant="cards"
            {...field('authentication_methods', register('authentication_methods', asAnother))}
            options={methods}
          />
          <VerificationFields form={form} />
          <AgreementField
            onOpenAgreement={onOpenAgreement}
            error={errors.agreement?.message}
            {...register('agreement')}
          />
        </FormColumn>
      </Column>
    </Card>
  );
}
