import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { GenuineCheckFields } from './schema.js';

const complete: GenuineCheckFields = { code: 'YTJY2027KSJL0001' };

export const genuineCheckFixtures: FormFixtures<GenuineCheckFields, VerifyGenuineBookInput> = {
  valid: accepted(complete, complete, [
    ['a code as printed (spec: B3 verification form)'],
    ['lowercase letters and blanks', { code: ' ytjy 2027 ksjl 0001　' }, { code: 'ytjy 2027 ksjl 0001' }],
  ]),
  invalid: refused(complete, [
    ['nothing (spec: B5 verification code)', { code: '' }, '请输入刮刮层下的防伪码'],
    ['only blanks', { code: '　 ' }, '请输入刮刮层下的防伪码'],
    ['a text over the maximum length', { code: 'Y'.repeat(101) }, '防伪码最多100个字'],
  ]),
};
