import { TextField, type TextFieldProps } from '@inkstone/ui/components/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface ApplicantFieldsProps<Name extends string> {
  /** The part of the result of `useValidForm` that these fields use. */
  form: {
    register: (name: Name) => UseFormRegisterReturn;
    errors: Readonly<Partial<Record<Name, { message?: string | undefined } | undefined>>>;
  };
  /** In the order of the form. */
  names: readonly Name[];
  /** One that may be left empty has no `missing`. */
  messages: Readonly<Record<Name, { label: string; hint?: string; missing?: string }>>;
}

/** How browsers and keyboards help with a text. */
const help: Readonly<Record<string, Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type'>>> = {
  name: { autoComplete: 'name' },
  school: { autoComplete: 'organization' },
  tel: { type: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email' },
};

/** The texts that the participant of an activity fills in. */
export function ApplicantFields<Name extends string>({
  form: { register, errors },
  names,
  messages,
}: ApplicantFieldsProps<Name>) {
  return names.map((name) => {
    const { label, hint, missing } = messages[name];
    return (
      <TextField
        key={name}
        label={label}
        hint={hint}
        optional={missing === undefined}
        error={errors[name]?.message}
        {...(help[name] ?? { autoComplete: 'off' })}
        {...register(name)}
      />
    );
  });
}
