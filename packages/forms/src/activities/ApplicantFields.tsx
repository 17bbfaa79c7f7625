import { TextField } from '@inkstone/ui/components/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { applicantMessages as messages } from './messages.zh.js';

type Name = 'name' | 'school';

export interface ApplicantFieldsProps {
  /** The part of the result of `useValidForm` that these fields use. */
  form: {
    register: (name: Name) => UseFormRegisterReturn;
    errors: Readonly<Partial<Record<Name, { message?: string | undefined } | undefined>>>;
  };
}

/** Name and school of the participant, the same in all forms of activities. */
export function ApplicantFields({ form: { register, errors } }: ApplicantFieldsProps) {
  return (
    <>
      <TextField
        label={messages.name.label}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={messages.school.label}
        hint={messages.school.hint}
        autoComplete="organization"
        error={errors.school?.message}
        {...register('school')}
      />
    </>
  );
}
