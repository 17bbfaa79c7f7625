import type { DeleteAccountInput } from '@inkstone/api/inputs';

import type { FormFixtures } from '../form/form-schema.js';
import type { AccountDeletionFields } from './schema.js';

export const accountDeletionFixtures: FormFixtures<AccountDeletionFields, DeleteAccountInput> = {
  valid: [
    {
      name: 'a password',
      fields: { password: 'Inkstone2026' },
      payload: { password: 'Inkstone2026' },
    },
    {
      name: 'an older password outside the pattern of new ones',
      fields: { password: ' 旧密码 ' },
      payload: { password: ' 旧密码 ' },
    },
  ],
  invalid: [
    { name: 'nothing', fields: { password: '' }, messages: { password: '密码不得为空' } },
    {
      name: 'a text that no password is as long as',
      fields: { password: 'a'.repeat(65) },
      messages: { password: '密码最多64个字' },
    },
  ],
};
