import type { QueryShopApplicationParams } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { QueryCodeFields } from './schema.js';

const complete: QueryCodeFields = { query_code: '7KXQ4MRW9TEB' };

export const queryCodeFixtures: FormFixtures<QueryCodeFields, QueryShopApplicationParams> = {
  valid: accepted(complete, complete, [
    ['a code as received'],
    [
      'a code with hyphens and lowercase letters',
      { query_code: ' 7kxq-4mrw-9teb　' },
      { query_code: '7kxq-4mrw-9teb' },
    ],
    ['free text (spec: B5 query code)', { query_code: '砚山书店' }],
  ]),
  invalid: refused(complete, [
    ['nothing', { query_code: '' }, '请输入查询码'],
    ['only blanks', { query_code: ' 　' }, '请输入查询码'],
    ['a text over the maximum length', { query_code: '7'.repeat(101) }, '查询码最多100个字'],
  ]),
};
