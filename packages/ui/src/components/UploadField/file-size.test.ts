import { expect, it } from 'vitest';

import { fileSize } from './file-size.js';

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [1024, '1 KB'],
  [88_064, '86 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1.2 MB'],
  [5_242_880, '5 MB'],
  [10_450_000, '10 MB'],
  [25_165_824, '24 MB'],
  [3_221_225_472, '3 GB'],
])('writes %i bytes as %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
