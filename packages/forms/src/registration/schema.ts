import { agreement } from '../rules/agreement.js';
import { code } from '../rules/code.js';
import { codeChannel, codeChannelMessages } from '../rules/code-channel.js';
import { elevenDigits } from '../rules/eleven-digits.js';
import { email } from '../rules/email.js';
import { mobileMessages } from '../rules/mobile.js';
import { nonBlank } from '../rules/non-blank.js';
import { optionalId, optionId, type OptionMessages } from '../rules/option-id.js';
import { password } from '../rules/password.js';
import { passwordRepeated } from '../rules/password-repeated.js';
import { region } from '../rules/region.js';
import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import type { FormSchema } from '../form/form-schema.js';
import type { RegistrationFields } from './fields.js';
import { registrationMessages as messages } from './messages.zh.js';

export type { RegistrationFields } from './fields.js';
export { registrationMessages } from './messages.zh.js';
export { toPayload } from './payload.js';

/** Maximum length of each text in characters, as in the description. */
export const mostCharacters = { nickname: 20, school: 50, store_name: 50 } as const;

const school = text({
  label: messages.school.lengthLabel,
  most: mostCharacters.school,
  missing: messages.school.missing,
});

/** The fields with a list of options: texts in the form, ids on the wire. */
type Chosen = 'study_stage' | 'subject' | 'teachGradeId' | 'gradeId';

/** The rules that only one identity has (Spec B 2.7). */
function particularsBy<Id, Place extends object>(chosen: (name: Chosen) => Id, place: Place) {
  return {
    1: { ...place, school, gradeId: chosen('gradeId') },
    2: { study_stage: chosen('study_stage') },
    3: { ...place, school, subject: chosen('subject'), teachGradeId: chosen('teachGradeId') },
    5: {
      ...place,
      store_name: text({ ...messages.store_name, most: mostCharacters.store_name }),
    },
  };
}

/** The rules of each method: the phone number or e-mail address, and its code. */
const verification = {
  1: { phone: elevenDigits(mobileMessages.blank), phone_code: code },
  2: { email, email_code: code },
};

const nickname = text({ ...messages.nickname, most: mostCharacters.nickname });

/** The rules for all identities. */
function ofEverybody(chosenPassword: string) {
  return {
    nickname,
    password,
    password_confirm: passwordRepeated(chosenPassword),
  };
}

const inForm = particularsBy((name) => nonBlank(messages[name].missing), {
  region: region(messages.region.missing),
});

/** The rules of the form. Fields of other identities and methods are not checked. */
export function registrationForm(fields: RegistrationFields): FormSchema<RegistrationFields> {
  const { user_role: role, authentication_methods: method } = fields;
  return z.object({
    user_role: z.literal(['1', '2', '3', '5'], { error: messages.user_role.missing }),
    ...(role !== '' && inForm[role]),
    ...ofEverybody(fields.password),
    authentication_methods: z.literal(['1', '2'], { error: codeChannelMessages.missing }),
    ...(method !== '' && verification[method]),
    agreement,
  });
}

const placeId = optionId(messages.region);

const onWire = particularsBy((name) => optionId(messages[name]), { province: placeId, city: placeId });

/** Parents may leave out their place. */
const noPlace = optionalId(placeId, messages.region.invalid);

const particulars = { ...onWire, 2: { ...onWire[2], province: noPlace, city: noPlace } };

/** Body of POST /api/login/register (Spec B 7), by its identity and method. */
export function registration(body: object) {
  const { user_role: role, authentication_methods: method, password: chosen } = body as Sent;
  return z.object({
    user_role: z.literal([1, 2, 3, 5], { error: saidOf(messages.user_role) }),
    ...(isKeyOf(particulars, role) && particulars[role]),
    ...ofEverybody(typeof chosen === 'string' ? chosen : ''),
    authentication_methods: codeChannel,
    ...(isKeyOf(verification, method) && verification[method]),
  });
}

/** The values that the rules depend on. */
type Sent = Partial<Record<'user_role' | 'authentication_methods' | 'password', unknown>>;

function isKeyOf<Table extends object>(table: Table, key: unknown): key is keyof Table {
  return typeof key === 'number' && Object.hasOwn(table, key);
}

function saidOf({ missing, invalid }: OptionMessages) {
  return ({ input }: { input?: unknown }) => (input === undefined || input === '' ? missing : invalid);
}
