import { Button } from '../Button/index.js';
import { Field } from '../Field/index.js';
import type { TextFieldProps } from '../TextField/index.js';
import { Input } from './CodeField.styles.js';

export interface CodeFieldProps extends TextFieldProps {
  /** The words on the button now: 获取验证码, or the time left until it may be pressed again. */
  sendLabel: string;
  /** Asks for a code. */
  onSend: () => void;
  /** While the time runs. */
  sendDisabled?: boolean | undefined;
  /** While the request is under way. */
  sending?: boolean | undefined;
}

/** A code out of a message, and the button that sends it. Other props go where TextField's go. */
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
