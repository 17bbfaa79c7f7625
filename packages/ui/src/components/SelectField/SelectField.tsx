import { useState, type ChangeEvent, type ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { SelectControl, type SelectChoices } from './SelectControl.js';

export interface SelectFieldProps
  extends FieldFrameProps, SelectChoices, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** What is chosen, of a controlled field. */
  value?: string | undefined;
  /** What is chosen at first, of an uncontrolled field. */
  defaultValue?: string | undefined;
}

/**
 * One out of a list. `className` and `style` go to the frame, ref and all else to the <select>.
 *
 * A <select> forgets a value it has no option for, and a form library writes its default value once,
 * when it is handed the element. So other options make a new element: the ref is called again, the
 * form writes its value again, and options that arrive late still end up showing it.
 */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  defaultValue,
  ...select
}: SelectFieldProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const { options, loading = false, value, onChange } = select;
  const offered = options.flatMap((choice) => ('options' in choice ? choice.options : choice));
  const offer = loading ? '' : offered.map((option) => option.value).join('\n');
  return (
    <Field {...{ label, hint, error, optional, id, className, style }}>
      {(control) => (
        <SelectControl
          key={offer}
          {...select}
          {...control}
          {...(value === undefined && { defaultValue: chosen })}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            setChosen(event.target.value);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
