import type { QueryShopApplicationParams } from '@inkstone/api/inputs';

import type { FormFixtures } from '../form/form-schema.js';
import type { QueryCodeFields } from './schema.js';

export const queryCodeFixtures: FormFixtures<QueryCodeFields, QueryShopApplicationParams> = {
  valid: [
    {
      name: 'a code as received',
      fields: { query_code: '7KXQ4MRW9TEB' },
      payload: { query_code: '7KXQ4MRW9TEB' },
    },
    {
      name: 'a code with hyphens and lowercase letters',
      fields: { query_code: ' 7kxq-4mrw-9teb　' },
      payload: { query_code: '7kxq-4mrw-9teb' },
    },
    {
      name: 'free text',
      spec: ['B5 query code'],
      fields: { query_code: '砚山书店' },
      payload: { query_code: '砚山书店' },
    },
  ],
  invalid: [
    { name: 'nothing', fields: { query_code: '' }, messages: { query_code: '请输入查询码' } },
    { name: 'only blanks', fields: { query_code: ' 　' }, messages: { query_code: '请输入查询码' } },
    {
      name: 'a text over the maximum length',
      fields: { query_code: '7'.repeat(101) },
      messages: { query_code: '查询码最多100个字' },
    },
  ],
};
