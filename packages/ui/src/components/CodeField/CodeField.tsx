import { Button } from '../Button/index.js';
import { Field } from '../Field/index.js';
import type { TextFieldProps } from '../TextField/index.js';
import { Input } from './CodeField.styles.js';

export interface CodeFieldProps extends TextFieldProps {
  /** Label of the button: 获取验证码, or the time left until it can be used again. */
  sendLabel: string;
  /** Called to request a code. */
  onSend: () => void;
  /** Whether the countdown is running. */
  sendDisabled?: boolean | undefined;
  /** Whether the request is running. */
  sending?: boolean | undefined;
}

/** A field for a verification code with the button that requests it. Other props are those of TextField. */
export function CodeField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  sendLabel,
  onSend,
  sendDisabled,
  sending,
  ...input
}: CodeFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className, style }}>
      {(control) => (
        <>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...input} {...control} />
          <Button onClick={onSend} disabled={sendDisabled} busy={sending}>
            {sendLabel}
          </Button>
        </>
      )}
    </Field>
  );
}
