import type { FormFixtures } from '../form/form-schema.js';
import type { SearchFields } from './schema.js';

export const searchFixtures: FormFixtures<SearchFields, SearchFields> = {
  valid: [
    {
      name: 'two words',
      spec: ['A5 exam keyword'],
      fields: { search: '数学 期中' },
      payload: { search: '数学 期中' },
    },
    { name: 'blanks around the text', fields: { search: ' 数学　' }, payload: { search: '数学' } },
    {
      name: 'nothing, which lists all items',
      spec: ['A5 exam keyword'],
      fields: { search: '' },
      payload: { search: '' },
    },
    { name: 'only blanks', fields: { search: ' 　' }, payload: { search: '' } },
    {
      name: 'a text of the maximum length',
      fields: { search: '数'.repeat(50) },
      payload: { search: '数'.repeat(50) },
    },
  ],
  invalid: [
    {
      name: 'a text over the maximum length',
      spec: ['A5 book search length'],
      fields: { search: '高考数学真题全刷'.repeat(7) },
      messages: { search: '搜索文字最多50个字' },
    },
  ],
};
