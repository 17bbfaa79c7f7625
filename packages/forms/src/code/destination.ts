import type { FieldPathByValue, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

import { messageOf } from '../rules/message-of.js';
import { mobileForCode } from './requests.js';

/** What useValidForm answers, as far as the place of a code needs it. */
type FormWithDestination<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields>,
  'register' | 'getValues' | 'getFieldState' | 'setError' | 'clearErrors' | 'setFocus'
>;

/** The field that names where a code goes. */
export interface Destination {
  /** What is typed, without the blanks around it. */
  typed: () => string;
  /** Whether a code may go there. If not, the field says why and has the focus. */
  isReady: () => boolean;
  /** Ties the field to its control, in place of the form's own `register`. */
  register: () => UseFormRegisterReturn;
}

/** Of an error that the button of a code found, and not a rule of the form. */
const NO_CODE = 'code';

/** @param faultOf what is wrong with a number or an address, without blanks around it, for a code to go there */
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
          // Before the first submission nothing else checks the field again, and the words would stay for ever.
          if (form.getFieldState(name).error?.type === NO_CODE) form.clearErrors(name);
        },
      }),
  };
}

/** What is wrong with the number that a code is to be sent to, or null. */
export function phoneFault(typed: string): string | null {
  return messageOf(mobileForCode, typed);
}
