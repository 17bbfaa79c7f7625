import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';

import type { ValidForm } from './use-valid-form.js';

interface FieldTexts {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** The props of the fields of a form by name: the texts, the error and the registration. */
export function fieldProps<Fields extends FieldValues, Texts extends object>(
  { register, errors }: Pick<ValidForm<Fields>, 'register' | 'errors'>,
  texts: Texts,
) {
  return <Name extends Path<Fields> & keyof Texts>(
    name: Texts[Name] extends FieldTexts ? Name : never,
    registered: UseFormRegisterReturn = register<Name>(name),
  ) => {
    const { label, hint, placeholder } = texts[name] as FieldTexts;
    const error = (errors as Partial<Record<Name, { message?: string }>>)[name]?.message;
    return { label, hint, placeholder, error, ...registered };
  };
}
