import { useState, type ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../../../components/Field/index.js';
import { Box, Cell, Cells, Input } from './OneTimeCode.styles.js';

/** How many digits an authenticator shows. */
const DIGITS = 6;

export interface OneTimeCodeProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: string;
  onChange: (code: string) => void;
  /** Called with the sixth digit. */
  onFull: (code: string) => void;
}

/**
 * The six digits of an authenticator, drawn as six cells. There is one real input, so that pasting, filling in by the
 * system and screen readers work.
 */
export function OneTimeCode({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  value,
  onChange,
  onFull,
  ...input
}: OneTimeCodeProps) {
  const [hasFocus, setHasFocus] = useState(false);

  function take(typed: string) {
    // Authenticators and messages write the digits in two groups.
    const code = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS);
    onChange(code);
    if (code.length === DIGITS && code !== value) onFull(code);
  }

  return (
    <Field {...{ label, hint, error, optional, id, className, style }}>
      {(control) => (
        <Box>
          <Cells aria-hidden="true">
            {Array.from({ length: DIGITS }, (_, index) => (
              <Cell
                key={index}
                data-now={(hasFocus && index === Math.min(value.length, DIGITS - 1)) || undefined}
                data-wrong={control['aria-invalid'] === true || undefined}
              >
                {value[index]}
              </Cell>
            ))}
          </Cells>
          <Input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...input}
            {...control}
            value={value}
            onChange={(event) => take(event.target.value)}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
          />
        </Box>
      )}
    </Field>
  );
}
