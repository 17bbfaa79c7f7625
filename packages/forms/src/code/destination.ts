import type { FieldPathByValue, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

import { messageOf } from '../rules/message-of.js';
import { mobileForCode } from './requests.js';

/** The part of the result of `useValidForm` that a destination uses. */
type FormWithDestination<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields>,
  'register' | 'getValues' | 'getFieldState' | 'setError' | 'clearErrors' | 'setFocus'
>;

/** The field with the phone number or e-mail address that a code is sent to. */
export interface Destination {
  /** The current value, trimmed. */
  typed: () => string;
  /** Whether a code can be sent there. If not, the field shows the reason and gets the focus. */
  isReady: () => boolean;
  /** Replaces the form's own `register` for this field. */
  register: () => UseFormRegisterReturn;
}

/** Type of the errors that were found by the button, not by a rule of the form. */
const NO_CODE = 'code';

/** @param faultOf the message for a trimmed value that no code can be sent to, or null */
export function destinationOf<Fields extends FieldValues>(
  form: FormWithDestination<Fields>,
  name: FieldPathByValue<Fields, string>,
  faultOf: (typed: string) => string | null,
): Destination {
  function typed(): string {
    const text: string = form.getValues(name);
    return text.trim();
  }
  return {
    typed,
    isReady: () => {
      const fault = faultOf(typed());
      if (fault === null) {
        form.clearErrors(name);
        return true;
      }
      form.setError(name, { type: NO_CODE, message: fault });
      form.setFocus(name);
      return false;
    },
    register: () =>
      form.register(name, {
        onChange: () => {
          // Before the first submission the form does not validate the field, and the message would stay for ever.
          if (form.getFieldState(name).error?.type === NO_CODE) form.clearErrors(name);
        },
      }),
  };
}

/** What is wrong with the number that a code is to be sent to, or null. */
export function phoneFault(typed: string): string | null {
  return messageOf(mobileForCode, typed);
}
