import type { ReactNode } from 'react';

import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { useWatch } from 'react-hook-form';

import { AgreementField, type AgreementFieldProps } from '../agreement/AgreementField.js';
import type { FormElementProps } from '../form/FormFrame.js';
import { PasswordChecklist } from '../password/PasswordChecklist.js';
import type { RegistrationChoices } from './choices.js';
import { registrationMessages as messages } from './messages.zh.js';
import { ParticularsFields } from './ParticularsFields.js';
import { Frame, Rest } from './RegistrationForm.styles.js';
import { useRegistrationForm, type RegistrationOptions } from './use-registration-form.js';
import { VerificationFields } from './VerificationFields.js';

export interface RegistrationFormProps extends RegistrationOptions, RegistrationChoices, FormElementProps {
  /** Called to show an agreement. */
  onOpenAgreement: AgreementFieldProps['onOpenAgreement'];
  /** Below the button: a link to the login. */
  links?: ReactNode;
  /** Shown with a refusal: a link to the login, if the account already exists. */
  remedy?: ReactNode;
}

/** In the order of the specification, which begins with the default. */
const roles = (['3', '1', '2', '5'] as const).map((value) => ({ value, ...messages.roles[value] }));

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
  defaultValues,
  stages,
  stagesLoading,
  grades,
  gradesLoading,
  subjects,
  subjectsLoading,
  regions,
  regionsLoading,
  links,
  remedy,
  ...rest
}: RegistrationFormProps) {
  const form = useRegistrationForm({ onSubmit, onSendPhoneCode, onSendEmailCode, defaultValues });
  const { control, register, errors } = form;
  const password = useWatch({ control, name: 'password' });
  /** The message of the server was about another identity. */
  const asAnother = { onChange: form.clearRefusal };
  return (
    <Frame form={form} submitLabel={messages.submit} remedy={remedy} after={links} {...rest}>
      <RadioGroupField
        variant="cards"
        label={messages.user_role.label}
        options={roles}
        error={errors.user_role?.message}
        {...register('user_role', asAnother)}
      />
      <ParticularsFields
        form={form}
        {...{ stages, stagesLoading, grades, gradesLoading }}
        {...{ subjects, subjectsLoading, regions, regionsLoading }}
      />
      <Rest />
      <PasswordField
        label={messages.password.label}
        hint={<PasswordChecklist password={password} />}
        autoComplete="new-password"
        error={errors.password?.message}
        // The repetition must be validated again when this changes.
        {...register('password', { deps: 'password_confirm' })}
      />
      <PasswordField
        label={messages.password_confirm.label}
        autoComplete="new-password"
        error={errors.password_confirm?.message}
        {...register('password_confirm')}
      />
      <Rest />
      <RadioGroupField
        label={messages.authentication_methods.label}
        options={methods}
        error={errors.authentication_methods?.message}
        {...register('authentication_methods', asAnother)}
      />
      <VerificationFields form={form} />
      <AgreementField
        onOpenAgreement={onOpenAgreement}
        error={errors.agreement?.message}
        {...register('agreement')}
      />
    </Frame>
  );
}
