import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { SEARCH_MAX_LENGTH } from '../../src/rules/index.js';

it('is the limit of a search text in the description', () => {
  const schema = new URL('../../../../openapi/components/schemas/SearchText.yaml', import.meta.url);
  expect(readFileSync(schema, 'utf8')).toContain(`\nmaxLength: ${String(SEARCH_MAX_LENGTH)}\n`);
});
