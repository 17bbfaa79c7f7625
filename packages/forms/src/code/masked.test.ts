// @vitest-environment node
import { expect, it } from 'vitest';

import { masked } from './masked.js';

it.each([
  ['13800000003', '138****0003'],
  ['lu.laoshi@example.com', 'l***@example.com'],
  ['', ''],
])('shows %j as %j', (account, shown) => expect(masked(account)).toBe(shown));
