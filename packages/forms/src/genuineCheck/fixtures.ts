import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';

import type { FormFixtures } from '../form/form-schema.js';
import type { GenuineCheckFields } from './schema.js';

export const genuineCheckFixtures: FormFixtures<GenuineCheckFields, VerifyGenuineBookInput> = {
  valid: [
    {
      name: 'a code as printed',
      spec: ['B3 verification form'],
      fields: { code: 'YTJY2027KSJL0001' },
      payload: { code: 'YTJY2027KSJL0001' },
    },
    {
      name: 'lowercase letters and blanks',
      fields: { code: ' ytjy 2027 ksjl 0001　' },
      payload: { code: 'ytjy 2027 ksjl 0001' },
    },
  ],
  invalid: [
    {
      name: 'nothing',
      spec: ['B5 verification code'],
      fields: { code: '' },
      messages: { code: '请输入刮刮层下的防伪码' },
    },
    { name: 'only blanks', fields: { code: '　 ' }, messages: { code: '请输入刮刮层下的防伪码' } },
    {
      name: 'a text over the maximum length',
      fields: { code: 'Y'.repeat(101) },
      messages: { code: '防伪码最多100个字' },
    },
  ],
};
