import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { SearchFields } from './schema.js';

const empty: SearchFields = { search: '' };

export const searchFixtures: FormFixtures<SearchFields, SearchFields> = {
  valid: accepted(empty, empty, [
    ['two words (spec: A5 exam keyword)', { search: '数学 期中' }],
    ['blanks around the text', { search: ' 数学　' }, { search: '数学' }],
    ['nothing, which lists all items (spec: A5 exam keyword)', { search: '' }],
    ['only blanks', { search: ' 　' }, { search: '' }],
    ['a text of the maximum length', { search: '数'.repeat(50) }],
  ]),
  invalid: refused(empty, [
    [
      'a text over the maximum length (spec: A5 book search length)',
      { search: '高考数学真题全刷'.repeat(7) },
      '搜索文字最多50个字',
    ],
  ]),
};
