import { expect, it } from 'vitest';

import { wireBook, wirePaper, wireSummary } from '../samples/wire.js';
import { toCatalogueBook, toPaper } from './catalogue.js';
import { toUniversity } from './university.js';
import { breakHeadline } from './headline.js';

it('leads to the pages of this site', () => {
  const client = { fileUrl: (path: string) => path };
  expect(toPaper(wirePaper({ id: 5 })).href).toBe('#/layout/list/topicSubjectDetails?id=5');
  expect(toCatalogueBook(wireBook({ id: 6 }), client).href).toBe('#/layout/list/booksDetails?id=6');
  expect(toUniversity(wireSummary({ id: 7 }), client).href).toContain('/findAUniversityDetails?id=7');
});

it('breaks a headline after its first comma or colon only', () => {
  expect(breakHeadline('找书：按版次、年级，一步到位')).toBe('找书：\n按版次、年级，一步到位');
  expect(breakHeadline('学生天地')).toBe('学生天地');
});
