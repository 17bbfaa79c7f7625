import { describe, expect, it } from 'vitest';

import { operationList } from '../description.js';
import { readPact, type Interaction } from '../pact-file.js';

const { interactions } = readPact();

function answers(path: string, method: string): number[] {
  const here = ({ request }: Interaction) => request.path === path && request.method.toLowerCase() === method;
  const codes = interactions.filter(here).map(({ response }) => response.body.content.code);
  return [...new Set(codes)].toSorted((a, b) => a - b);
}

/** The table operation × answer: a hole is a promise that nobody holds the server to. */
describe('the contract', () => {
  it.each(operationList.map((operation) => [operation.operationId, operation] as const))(
    'has an interaction for every answer of %s',
    (_operationId, { path, method, codes }) => {
      expect(answers(path, method)).toEqual(codes.toSorted((a, b) => a - b));
    },
  );

  it('asks for nothing that is not described', () => {
    const described = new Set(operationList.map(({ path, method }) => `${method} ${path}`));
    const asked = interactions.map(({ request }) => `${request.method.toLowerCase()} ${request.path}`);
    expect(asked.filter((call) => !described.has(call))).toEqual([]);
  });
});
