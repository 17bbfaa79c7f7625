import { expect, it } from 'vitest';

import { contentHref } from './content-href.js';

it.each([
  ['an article of its own column', { column_id: 30 }, 'talkPoliciesDetails'],
  ['a teaching activity of its own column', { column_id: 25, activity_type: 1 }, 'activityDetails'],
  ['an article of a column without a page', { column_id: 99 }, 'KnowledgeDetails'],
  ['a paper', { type: 1 }, 'topicSubjectDetails'],
  ['a book', { type: 2, column_id: 0 }, 'booksDetails'],
  ['a favourite of a knowledge article', { type: 3, column_id: 26 }, 'KnowledgeDetails'],
  ['a favourite of a research project', { type: 3, column_id: 24 }, 'researchDetails'],
  ["a favourite of a teachers' activity", { type: 4, column_id: 25, activity_type: 1 }, 'researchDetails'],
  ["a favourite of a students' activity", { type: 4, activity_type: 2 }, 'thematicDetails'],
  ['a course', { type: 5, column_id: 27 }, 'onlineDetails'],
  ['an article whose column is not known', { type: 3 }, 'KnowledgeDetails'],
] as const)(
  'leads from %s to its page (spec: B2.6 target topicSubjectDetails, B2.6 target booksDetails, B2.6 target KnowledgeDetails, B2.6 target researchDetails, B2.6 target thematicDetails, B2.6 target onlineDetails)',
  (_case, content, page) => expect(contentHref({ id: 7, ...content })).toBe(`#/layout/list/${page}?id=7`),
);
