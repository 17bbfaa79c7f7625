import { useCallback, useLayoutEffect, useRef, type ComponentProps } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import type { FieldOption, FieldOptionGroup } from '../Field/index.js';
import { Icon } from '../Icon/index.js';
import { selectFieldMessages } from './messages.zh.js';
import { Frame, Select } from './SelectField.styles.js';

export interface SelectChoices {
  /** The options in their order, in groups where the list is long. */
  options: readonly (FieldOption | FieldOptionGroup)[];
  /** Label of the first option, whose value is ''. Leave it out only where something is always selected. */
  placeholder?: string | undefined;
  /** The options are loading: shows 载入中 and is disabled. */
  loading?: boolean | undefined;
}

export interface SelectControlProps extends Omit<ComponentProps<'select'>, 'children'>, SelectChoices {}

/** The <select> alone, for fields with several lists. Other props go to it. */
export function SelectControl({
  options,
  placeholder,
  loading = false,
  disabled,
  ref,
  ...select
}: SelectControlProps) {
  const node = useRef<HTMLSelectElement>(null);
  const keep = useCallback((element: HTMLSelectElement | null) => {
    node.current = element;
  }, []);

  useLayoutEffect(() => {
    // If a form has set a value without an option, the box would be blank.
    if (node.current?.selectedIndex === -1) node.current.selectedIndex = 0;
  });

  const first = loading ? selectFieldMessages.loading : placeholder;
  return (
    <Frame>
      <Select
        {...select}
        ref={useMergedRef(keep, ref)}
        disabled={loading || disabled}
        aria-busy={loading || undefined}
      >
        {first !== undefined && <option value="">{first}</option>}
        {!loading &&
          options.map((choice) =>
            'options' in choice ? (
              <optgroup key={choice.label} label={choice.label}>
                {choice.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(choice)
            ),
          )}
      </Select>
      <Icon name="chevron-down" size={20} />
    </Frame>
  );
}

function optionOf({ value, label }: FieldOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
