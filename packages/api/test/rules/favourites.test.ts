import { assert, constantFrom, integer, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { articlePage, favouritePage, favouriteType, FAVOURITES_PER_PAGE } from '../../src/rules/index.js';

describe('favourites', () => {
  it('have the types of the specification (spec: A4 favourite type 1, A4 favourite type 2, A4 favourite type 3, A4 favourite type 4, A4 favourite type 5, B9 favourite types)', () =>
    expect(favouriteType).toEqual({ paper: 1, book: 2, article: 3, activity: 4, course: 5 }));

  it('have the page sizes of the specification', () =>
    expect(FAVOURITES_PER_PAGE).toEqual({ 1: 10, 2: 8, 3: 10, 4: 4, 5: 6 }));

  it.each([
    [1, {}, 'topicSubjectDetails'],
    [2, {}, 'booksDetails'],
    [3, { column_id: 26 }, 'KnowledgeDetails'],
    [3, { column_id: 24 }, 'researchDetails'],
    [3, { column_id: 30 }, 'talkPoliciesDetails'],
    [3, { column_id: 17 }, undefined],
    [4, { column_id: 25, activity_type: 1 }, 'researchDetails'],
    [4, { column_id: 28, activity_type: 2 }, 'thematicDetails'],
    [4, { column_id: 28 }, 'thematicDetails'],
    [4, {}, undefined],
    [5, { column_id: 27 }, 'onlineDetails'],
    [9, {}, undefined],
  ])(
    'of type %d with %j open %s (spec: B2.6 target topicSubjectDetails, B2.6 target booksDetails, B2.6 target KnowledgeDetails, B2.6 target researchDetails, B2.6 target thematicDetails, B2.6 target onlineDetails)',
    (type, content, page) => expect(favouritePage({ type, content })).toBe(page),
  );

  it('open a detail page or none', () => {
    const content = { column_id: integer({ min: 0, max: 60 }), activity_type: option(constantFrom(1, 2)) };
    assert(
      property(
        integer({ min: 0, max: 6 }),
        content.column_id,
        content.activity_type,
        (type, column, activity) => {
          const page = favouritePage({
            type,
            content: { column_id: column, ...(activity === null ? {} : { activity_type: activity }) },
          });
          expect(page ?? 'Details').toMatch(/Details$/);
        },
      ),
    );
  });
});

it('articles of a column have a page, other menu entries have none', () => {
  expect(articlePage(39)).toBe('enterpriseDetails');
  expect(articlePage(18)).toBeUndefined();
});
