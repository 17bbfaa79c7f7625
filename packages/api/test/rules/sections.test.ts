import { expect, it } from 'vitest';

import { SECTIONS, type Section } from '../../src/rules/index.js';

const sections = Object.values<Section>(SECTIONS);

it.each(['id', 'title', 'detail'] as const)('no two sections have the same %s', (fact) => {
  const values = sections.flatMap((section) => section[fact] ?? []);
  expect(values.length).toBeGreaterThan(0);
  expect(values).toEqual([...new Set(values)]);
});
