import { useImperativeHandle, useRef, type ComponentProps, type FocusEvent, type Ref } from 'react';

import { FieldGroup, type FieldFrameProps } from '../Field/index.js';
import { SelectControl } from '../SelectField/index.js';
import { regionFieldMessages } from './messages.zh.js';
import { Answer, Pair } from './RegionField.styles.js';
import { choiceOf, wordsOf, type Region, type RegionValue } from './regions.js';

/** What the ref holds. */
export interface RegionFieldHandle {
  /** Goes to the city where only that is missing, else to the province. */
  focus: () => void;
}

export interface RegionFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'fieldset'>, 'ref' | 'children' | 'onChange' | 'onBlur' | 'role'> {
  /** The provinces with their cities. */
  regions: readonly Region[];
  /** What is chosen; '' for what is not. */
  value: RegionValue;
  /** Both at once: another province clears the city, or chooses it where there is but one. */
  onChange: (value: RegionValue) => void;
  /** The focus has left the pair; not when it goes from the one to the other. */
  onBlur?: (() => void) | undefined;
  /** Of the pair: with `address` the lists are named `address.province` and `address.city`. */
  name?: string | undefined;
  /** The regions are on their way. */
  loading?: boolean | undefined;
  /** Shows the choice as text. */
  readOnly?: boolean | undefined;
  ref?: Ref<RegionFieldHandle> | undefined;
}

/** A province and a city in it: two linked lists under one legend. Remaining props go to the <fieldset>. */
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
      focus: () => {
        (onlyCityMissing ? city : province).current?.focus();
      },
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
            onChange={(event) => {
              onChange(choiceOf(regions, event.target.value));
            }}
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
            onChange={(event) => {
              onChange({ province: value.province, city: event.target.value });
            }}
          />
        </Pair>
      )}
    </FieldGroup>
  );
}
