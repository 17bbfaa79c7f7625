import { TextField } from '@inkstone/ui/components/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { applicantMessages as messages } from './messages.zh.js';

type Name = 'name' | 'school';

export interface ApplicantFieldsProps {
  /** What useValidForm answers, as far as these fields need it. */
  form: {
    register: (name: Name) => UseFormRegisterReturn;
    errors: Readonly<Partial<Record<Name, { message?: string | undefined } | undefined>>>;
  };
}

/** Who takes part, and from where: asked alike by every form of activities. */
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
