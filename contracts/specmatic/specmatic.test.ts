import { describe, expect, it } from 'vitest';

import { operationList } from '../description.js';
import { askAll } from './ask-all.js';
import { askableExamples, hasChangeableValues } from './bundle.js';
import { type Excuse, excuses } from './held.js';
import type { Scenario } from './report.js';

// Runs before the tests are collected, because each request becomes a test.
const { examples, generated } = await askAll();

function questionsFor(scenarios: Scenario[], operation: { method: string; path: string }): Scenario[] {
  return scenarios.filter(({ method, path }) => method === operation.method && path === operation.path);
}

function title({ expected, example = 'no example', change }: Scenario): string {
  return `${expected} for ${example}${change}`;
}

describe.each(operationList)('$operationId', (operation) => {
  const own = questionsFor(examples, operation);

  it.each(own.map((scenario) => [title(scenario), scenario] as const))(
    'keeps its example: %s',
    (_title, { failure }) => {
      expect(failure).toBeUndefined();
    },
  );

  it('was tested with every example that has a request', () => {
    const asked = own.map(({ example = 'success' }) => example);
    expect([...new Set(asked)].toSorted()).toEqual(
      askableExamples(operation.path, operation.method).toSorted(),
    );
  });
});

function isMeant(excuse: Excuse, operationId: string, { expected, change }: Scenario): boolean {
  return excuse.operationId === operationId && excuse.expected === expected && change.endsWith(excuse.change);
}

describe.each(operationList)('$operationId with generated requests', (operation) => {
  const own = questionsFor(generated, operation);
  const excusedHere = (scenario: Scenario) =>
    excuses.some((excuse) => isMeant(excuse, operation.operationId, scenario));
  const promised = own.filter((scenario) => !excusedHere(scenario));

  it.each(promised.map((scenario) => [title(scenario), scenario] as const))(
    'answers %s',
    (_title, { failure }) => {
      expect(failure).toBeUndefined();
    },
  );

  it('was tested with valid requests, and with invalid ones if it has parameters', () => {
    const ways = promised.map(({ expected }) => expected);
    const wrong = hasChangeableValues(operation.path, operation.method) ? ['4xx'] : [];
    expect([...new Set(ways)].toSorted()).toEqual(['200', ...wrong]);
  });
});

it.each(excuses.map((excuse) => [`${excuse.operationId}: ${excuse.why}`, excuse] as const))(
  'has not outlived its reason: %s',
  (_why, excuse) => {
    const operation = operationList.find(({ operationId }) => operationId === excuse.operationId);
    const meant = operation === undefined ? [] : questionsFor(generated, operation);
    expect(
      meant.some(
        (scenario) => scenario.failure !== undefined && isMeant(excuse, excuse.operationId, scenario),
      ),
    ).toBe(true);
  },
);
