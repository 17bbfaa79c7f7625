import { TextField, type TextFieldProps } from '@inkstone/ui/components/TextField';

import { phoneFieldMessages } from './messages.zh.js';

export type PhoneFieldProps = Omit<TextFieldProps, 'before' | 'type' | 'autoComplete'>;

/** A mainland mobile number with a fixed country code before it (Spec B 9). */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField {...props} before={phoneFieldMessages.countryCode} type="tel" autoComplete="tel-national" />
  );
}
