import { RegionField, type RegionFieldProps } from '@inkstone/ui/components/RegionField';
import { useController, type Control } from 'react-hook-form';

import type { RegistrationFields } from './fields.js';
import { registrationMessages as messages } from './messages.zh.js';

export interface PlaceFieldProps extends Pick<RegionFieldProps, 'regions' | 'loading' | 'readOnly'> {
  control: Control<RegistrationFields>;
}

/** Province and city. Parents cannot change them (Spec B 2.7). */
export function PlaceField({ control, readOnly, ...rest }: PlaceFieldProps) {
  const { field, fieldState } = useController({ control, name: 'region' });
  const lockedHint = field.value.province === '' ? messages.regionNotAsked : messages.regionLocked;
  return (
    <RegionField
      {...rest}
      label={messages.region.label}
      hint={readOnly === true ? lockedHint : undefined}
      error={fieldState.error?.message}
      readOnly={readOnly}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
    />
  );
}
