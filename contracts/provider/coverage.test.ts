import { describe, expect, it } from 'vitest';

import { operationList } from '../description.js';
import { readPact, type Interaction } from '../pact-file.js';
import { describedFields, isForm, sentFields, takesFiles } from './request-fields.js';

const { interactions } = readPact();

const byName = operationList.map((operation) => [operation.operationId, operation] as const);

function interactionsOf(method: string, path: string): Interaction[] {
  return interactions.filter(
    ({ request }) => request.path === path && request.method.toLowerCase() === method,
  );
}

function codeOf({ response }: Interaction): number {
  return response.body.content.code;
}

/**
 * Answers that a backend need not give, so the contract does not ask for them: it may change a phone number without a
 * proof of the owner, need not stop accounts, and need not recall codes.
 */
const optional: ReadonlyMap<string, readonly number[]> = new Map([
  ['login', [409]],
  ['loginByCode', [409]],
  ['resetPassword', [409]],
  ['updateUserInfo', [428]],
  ['verifyGenuineBook', [410]],
]);

/** The pact has to cover every described answer of every operation; a missing one would never be verified. */
describe('the contract', () => {
  it.each(byName)('has an interaction for every answer of %s', (operationId, { path, method, codes }) => {
    const required = codes.filter((code) => optional.get(operationId)?.includes(code) !== true);
    const answers = [...new Set(interactionsOf(method, path).map(codeOf))].toSorted((a, b) => a - b);
    expect(answers).toEqual(required.toSorted((a, b) => a - b));
  });

  it.each(byName.filter(([, { codes }]) => codes.includes(-1)))(
    'is refused by %s with an expired token and, where a login is required, without one',
    (_operationId, { path, method, needsLogin }) => {
      const refused = interactionsOf(method, path).filter((interaction) => codeOf(interaction) === -1);
      const withToken = refused.map(({ request }) => 'token' in request.headers);
      expect(new Set(withToken)).toEqual(new Set(needsLogin ? [true, false] : [true]));
    },
  );

  it.each(byName)(
    'sends every described field to %s in a successful request',
    (_operationId, { path, method }) => {
      const successes = interactionsOf(method, path).filter((interaction) => codeOf(interaction) === 200);
      expect([...new Set(successes.flatMap(sentFields))].toSorted()).toEqual(describedFields(method, path));
    },
  );

  it.each(byName.filter(([, { path, method }]) => takesFiles(method, path)))(
    'sends valid and invalid files to %s',
    (_operationId, { path, method }) => {
      const codes = interactionsOf(method, path).filter(isForm).map(codeOf);
      expect(codes).toEqual(expect.arrayContaining([200, 400]));
    },
  );

  it('calls only described operations', () => {
    const described = new Set(operationList.map(({ path, method }) => `${method} ${path}`));
    const asked = interactions.map(({ request }) => `${request.method.toLowerCase()} ${request.path}`);
    expect(asked.filter((call) => !described.has(call))).toEqual([]);
  });
});
