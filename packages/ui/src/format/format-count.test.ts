import { expect, it } from 'vitest';

import { formatCount } from './format-count.js';

it.each([0, 7, 999, 1000, 12_480, 999_999, 1_000_000, 1_234_567_890])('writes %i as Chinese does', (count) =>
  expect(formatCount(count)).toBe(count.toLocaleString('zh-CN')),
);
