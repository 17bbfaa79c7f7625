import { expect, it } from 'vitest';

import { formatSize } from './format-size.js';

it.each([
  [0, '1 KB'],
  [90_000, '88 KB'],
  [838_860, '0.8 MB'],
  [4_404_019, '4.2 MB'],
  [158_334_976, '151 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
