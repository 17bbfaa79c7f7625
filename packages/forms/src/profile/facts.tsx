import type { Fact } from '@inkstone/ui/patterns/FactList';
import { RecordAct } from '@inkstone/ui/patterns/RecordGroup';

import { masked } from '../code/masked.js';
import { profileMessages as messages } from './messages.zh.js';
import { Unknown } from './ProfileForm.styles.js';
import { hasGrade, hasSchool, type Profile } from './schema.js';
import type { FirstField } from './use-profile-form.js';

function fact(label: string, value: string): Fact {
  return { label, value: value === '' ? <Unknown>{messages.unknown}</Unknown> : value };
}

export function nameFact({ nickname }: Profile): Fact {
  return fact(messages.nickname.label, nickname);
}

/** @param gradeName name of the grade; '' without one, undefined until it is loaded */
export function schoolFacts({ user_role, school }: Profile, gradeName: string | undefined): Fact[] {
  return [
    ...(hasSchool(user_role) ? [fact(messages.school.label, school)] : []),
    ...(hasGrade(user_role) ? [fact(messages.gradeId.label, gradeName ?? messages.loading)] : []),
  ];
}

/** The address of an account that is registered by e-mail; it cannot be changed. */
export function emailFacts({ email }: Profile): Fact[] {
  return email === '' ? [] : [fact(messages.email.label, masked(email))];
}

/** The password is never shown, and the phone number only in part. Each line leads to its field. */
export function loginFacts({ phone }: Profile, onEdit: (goTo: FirstField) => void): Fact[] {
  return [
    {
      ...fact(messages.phone.label, masked(phone)),
      action: (
        <RecordAct onClick={() => onEdit('phone')}>
          {phone === '' ? messages.phone.add : messages.phone.change}
        </RecordAct>
      ),
    },
    {
      ...fact(messages.password.label, messages.password.set),
      action: <RecordAct onClick={() => onEdit('old_pwd')}>{messages.password.change}</RecordAct>,
    },
  ];
}
