import { useId } from 'react';

import { CodeField } from '@inkstone/ui/components/CodeField';
import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { SelectField, type SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useFormState, useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { PhoneField } from '../code/PhoneField.js';
import { PasswordChecklist } from '../password/PasswordChecklist.js';
import { profileMessages as messages } from './messages.zh.js';
import { Passwords, PasswordsHint, PasswordsTitle, Rows } from './ProfileForm.styles.js';
import { hasGrade, hasSchool } from './schema.js';
import type { ProfileFormState } from './use-profile-form.js';

interface FormProps {
  form: ProfileFormState;
}

export function NameField({ form }: FormProps) {
  return (
    <Rows>
      <TextField {...fieldProps(form, messages)('nickname')} autoComplete="nickname" />
    </Rows>
  );
}

interface SchoolFieldsProps extends FormProps {
  grades: SelectFieldProps['options'];
  gradesLoading: boolean | undefined;
}

export function SchoolFields({ form, grades, gradesLoading }: SchoolFieldsProps) {
  const { user_role } = form.present;
  const field = fieldProps(form, messages);
  return (
    <Rows>
      {hasSchool(user_role) && <TextField {...field('school')} optional autoComplete="organization" />}
      {hasGrade(user_role) && (
        <SelectField {...field('gradeId')} optional options={grades} loading={gradesLoading} />
      )}
    </Rows>
  );
}

export function LoginFields({ form }: FormProps) {
  const field = fieldProps(form, messages);
  return (
    <>
      <Rows>
        <PhoneField {...field('phone', form.registerPhone())} />
        <CodeField {...field('code')} {...form.codeButton} />
      </Rows>
      <PasswordFields form={form} />
    </>
  );
}

/** Whether the three are required depends on all of them, so a change of one validates the others. */
const passwordNames = ['old_pwd', 'new_pwd', 'repetition_pwd'] as const;

function PasswordFields({ form }: FormProps) {
  const { present, control, register, errors } = form;
  const field = fieldProps(form, messages);
  const titleId = useId();
  const newPassword = useWatch({ control, name: 'new_pwd' });
  const { touchedFields } = useFormState({ control, name: 'new_pwd' });
  const left = touchedFields.new_pwd === true || errors.new_pwd !== undefined;
  return (
    <Passwords role="group" aria-labelledby={titleId}>
      <PasswordsTitle id={titleId}>
        {messages.passwords.label}
        <PasswordsHint>{messages.passwords.hint}</PasswordsHint>
      </PasswordsTitle>
      {/* Password managers store the new password under this account. */}
      <input
        type="text"
        autoComplete="username"
        value={present.phone === '' ? present.email : present.phone}
        readOnly
        hidden
      />
      <Rows>
        {passwordNames.map((name) => (
          <PasswordField
            key={name}
            {...field(name, register(name, { deps: passwordNames.filter((other) => other !== name) }))}
            hint={name === 'new_pwd' ? <PasswordChecklist password={newPassword} left={left} /> : undefined}
            hintStays
            autoComplete={name === 'old_pwd' ? 'current-password' : 'new-password'}
          />
        ))}
      </Rows>
    </Passwords>
  );
}
