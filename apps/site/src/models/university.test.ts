import { expect, it } from 'vitest';

import { wireSummary } from '../samples/wire.js';
import { universityPlace, universityTypes } from './university.js';

it.each([
  ['理工、综合', ['理工', '综合']],
  ['理工,综合', ['理工', '综合']],
  ['', []],
])('reads the types %s (spec: B3 article university types)', (university_type_text, types) => {
  expect(universityTypes(wireSummary({ university_type: '2,1', university_type_text }))).toEqual(types);
});

it.each([
  [{ province: '江苏', city: '南京市' }, '江苏 南京市'],
  [{ province: '北京', city: '北京市' }, '北京市'],
  [{ province: '江苏' }, '江苏'],
  [{}, ''],
])('names the place of %o', (place, text) => {
  expect(universityPlace(wireSummary(place))).toBe(text);
});
