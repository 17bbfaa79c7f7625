import type { RegisterInput } from '@inkstone/api/inputs';

import { idOf } from '../rules/option-id.js';
import type { RegistrationFields } from './fields.js';

/** Only the fields of the chosen identity and method, not those that were filled in for another. */
export function toPayload(fields: RegistrationFields): RegisterInput {
  return {
    // The rules accept no other number. A missing choice is sent as '', which the server refuses.
    user_role: idOf(fields.user_role) as RegisterInput['user_role'],
    ...particularsOf(fields),
    nickname: fields.nickname,
    password: fields.password,
    password_confirm: fields.password_confirm,
    authentication_methods: idOf(fields.authentication_methods) as RegisterInput['authentication_methods'],
    ...verificationOf(fields),
  };
}

function particularsOf(fields: RegistrationFields): Partial<RegisterInput> {
  const { school, store_name } = fields;
  const place = { province: idOf(fields.region.province), city: idOf(fields.region.city) };
  switch (fields.user_role) {
    case '1':
      return { ...place, school, gradeId: idOf(fields.gradeId) };
    case '2': {
      // Parents see the place but cannot change it, so an incomplete one is not sent.
      const isComplete = place.province !== '' && place.city !== '';
      return { study_stage: idOf(fields.study_stage), ...(isComplete && place) };
    }
    case '3':
      return { ...place, school, subject: idOf(fields.subject), teachGradeId: idOf(fields.teachGradeId) };
    case '5':
      return { ...place, store_name };
    case '':
      return {};
  }
}

function verificationOf(fields: RegistrationFields): Partial<RegisterInput> {
  const { phone, phone_code, email, email_code } = fields;
  switch (fields.authentication_methods) {
    case '1':
      return { phone, phone_code };
    case '2':
      return { email, email_code };
    case '':
      return {};
  }
}
