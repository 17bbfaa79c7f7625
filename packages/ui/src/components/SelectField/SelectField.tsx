import { useState, type ChangeEvent, type ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { SelectControl, type SelectChoices } from './SelectControl.js';

export interface SelectFieldProps
  extends FieldFrameProps, SelectChoices, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** The selected value of a controlled field. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
}

/**
 * A field with a list of options. `className` and `style` go to the field, ref and other props to the
 * <select>.
 *
 * A <select> drops a value that has no option, and a form library sets its default value only once, when it
 * receives the element. So changed options create a new element: the ref is called again, and the form sets
 * its value again. Otherwise options that load late would not show it.
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
