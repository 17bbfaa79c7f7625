import { useImperativeHandle, useRef, type ComponentProps, type FocusEvent, type Ref } from 'react';

import { FieldGroup, type FieldFrameProps } from '../Field/index.js';
import { SelectControl } from '../SelectField/index.js';
import { regionFieldMessages } from './messages.zh.js';
import { Answer, Pair } from './RegionField.styles.js';
import { choiceOf, wordsOf, type Region, type RegionValue } from './regions.js';

/** The value of the ref. */
export interface RegionFieldHandle {
  /** Focuses the city list where only the city is missing, else the province list. */
  focus: () => void;
}

export interface RegionFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'fieldset'>, 'ref' | 'children' | 'onChange' | 'onBlur' | 'role'> {
  /** The provinces with their cities. */
  regions: readonly Region[];
  /** The selected province and city; '' for none. */
  value: RegionValue;
  /** Receives both. Selecting another province clears the city, or selects it where there is only one. */
  onChange: (value: RegionValue) => void;
  /** Called when the focus leaves both lists, not when it moves between them. */
  onBlur?: (() => void) | undefined;
  /** Name of the pair: with `address` the lists are named `address.province` and `address.city`. */
  name?: string | undefined;
  /** The regions are loading. */
  loading?: boolean | undefined;
  /** Shows the selection as text. */
  readOnly?: boolean | undefined;
  ref?: Ref<RegionFieldHandle> | undefined;
}

/** A province and one of its cities: two dependent lists in a <fieldset>, which takes the other props. */
export function RegionField({
  regions,
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  loading = false,
  readOnly = false,
  ref,
  ...group
}: RegionFieldProps) {
  const province = useRef<HTMLSelectElement>(null);
  const city = useRef<HTMLSelectElement>(null);
  const region = regions.find((each) => each.value === value.province);
  const onlyCityMissing = region !== undefined && value.city === '';

  useImperativeHandle(
    ref,
    () => ({
      focus: () => (onlyCityMissing ? city : province).current?.focus(),
    }),
    [onlyCityMissing],
  );

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  if (readOnly) {
    const awaited = loading && value.province !== '';
    const words = awaited ? regionFieldMessages.loading : wordsOf(regions, value);
    return (
      <FieldGroup {...group}>
        {() => <Answer $blank={words === ''}>{words || regionFieldMessages.blank}</Answer>}
      </FieldGroup>
    );
  }
  return (
    <FieldGroup {...group}>
      {({ 'aria-describedby': note, 'aria-invalid': wrong = false }) => (
        <Pair onBlur={leave}>
          <SelectControl
            ref={province}
            aria-label={regionFieldMessages.province}
            aria-describedby={note}
            aria-invalid={(wrong && !onlyCityMissing) || undefined}
            autoComplete="address-level1"
            name={name === undefined ? undefined : `${name}.province`}
            options={regions}
            placeholder={regionFieldMessages.chooseProvince}
            loading={loading}
            disabled={disabled}
            value={value.province}
            onChange={(event) => onChange(choiceOf(regions, event.target.value))}
          />
          <SelectControl
            ref={city}
            aria-label={regionFieldMessages.city}
            aria-describedby={note}
            aria-invalid={(wrong && region !== undefined) || undefined}
            autoComplete="address-level2"
            name={name === undefined ? undefined : `${name}.city`}
            options={region?.children ?? []}
            placeholder={regionFieldMessages.chooseCity}
            disabled={disabled || loading || region === undefined}
            value={value.city}
            onChange={(event) => onChange({ province: value.province, city: event.target.value })}
          />
        </Pair>
      )}
    </FieldGroup>
  );
}
