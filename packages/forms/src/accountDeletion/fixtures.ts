import type { DeleteAccountInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { AccountDeletionFields } from './schema.js';

const complete: AccountDeletionFields = { password: 'Inkstone2026' };

export const accountDeletionFixtures: FormFixtures<AccountDeletionFields, DeleteAccountInput> = {
  valid: accepted(complete, complete, [
    ['a password'],
    ['an older password outside the pattern of new ones', { password: ' 旧密码 ' }],
  ]),
  invalid: refused(complete, [
    ['nothing', { password: '' }, '密码不得为空'],
    ['a text that no password is as long as', { password: 'a'.repeat(65) }, '密码最多64个字'],
  ]),
};
