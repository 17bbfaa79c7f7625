import { expect, it } from 'vitest';

import { description } from '../description.js';
import { readPact } from '../pact-file.js';
import { withReferences } from '../references.js';
import { effectOf } from '../src/side-effects.js';

const { interactions } = withReferences(readPact(), description, '0.0.0');

function successOf(method: string) {
  return interactions.filter(
    ({ request, response }) =>
      request.method === method && (response.body.content as { code: number }).code === 200,
  );
}

it('marks every request that sends a code', () => {
  const sending = successOf('POST').filter(({ description: when }) => /^send\w+Code/.test(when));
  expect(sending.length).toBeGreaterThan(5);
  expect(sending.filter((one) => !/短信|邮件/.test(effectOf(one) ?? ''))).toEqual([]);
});

it('marks every POST that needs no hook and succeeds', () => {
  const free = successOf('POST').filter(({ providerStates = [] }) =>
    providerStates.every(({ name }) => name === 'nobody is logged in'),
  );
  const unmarked = free.filter((one) => effectOf(one) === undefined);
  expect(unmarked.map(({ description: when }) => when)).toEqual([]);
});

it('does not mark requests that are refused', () => {
  const refused = interactions.filter(
    ({ response }) => (response.body.content as { code: number }).code !== 200,
  );
  expect(refused.filter((one) => effectOf(one) !== undefined)).toEqual([]);
});
