import { expect, it } from 'vitest';

import { toUniversity, universityPlace, universityTypes } from '../../src/props/universities.js';
import { course } from '../fixtures.js';
import { links } from './links.js';

it.each([
  ['理工、综合', ['理工', '综合']],
  ['理工,综合', ['理工', '综合']],
  ['', []],
])('reads the types %s (spec: B3 article university types)', (university_type_text, types) =>
  expect(universityTypes({ ...course, university_type: '2,1', university_type_text })).toEqual(types),
);

it.each([
  [{ province: '江苏', city: '南京市' }, '江苏 南京市'],
  [{ province: '北京', city: '北京市' }, '北京市'],
  [{ province: '江苏' }, '江苏'],
  [{}, ''],
])('names the place of %o', (place, text) => expect(universityPlace({ ...course, ...place })).toBe(text));

it('maps a university to the props of its list', () => {
  const university = {
    ...course,
    title: '南京大学',
    image: '/files/a.webp',
    province: '江苏',
    city: '南京市',
  };
  expect(toUniversity(university, links)).toMatchObject({
    name: '南京大学',
    href: '#/27/27',
    image: 'https://api.test/files/a.webp',
    place: '江苏 南京市',
    types: [],
  });
});
