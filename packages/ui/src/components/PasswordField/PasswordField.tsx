import { useState } from 'react';

import { Field, type FieldProps } from '../Field/index.js';
import { IconButton } from '../IconButton/index.js';
import type { TextFieldProps } from '../TextField/index.js';
import { passwordFieldMessages } from './messages.zh.js';
import { Input, Toggle } from './PasswordField.styles.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'>, Pick<FieldProps, 'hintStays'> {}

/** A password field with a button that shows the password. Props are those of TextField. */
export function PasswordField({
  label,
  hint,
  error,
  hintStays,
  optional,
  id,
  className,
  style,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, hintStays, optional, id, className, style }}>
      {(control) => (
        <>
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Toggle>
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              iconSize={20}
              label={shown ? passwordFieldMessages.hide : passwordFieldMessages.show}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </Toggle>
        </>
      )}
    </Field>
  );
}
