import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';

import { description } from '../description.js';
import { readPact, type Interaction } from '../pact-file.js';

/** The result of the comparator. Its own declarations refer to files that are not published. */
interface Finding {
  type: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  mockDetails?: { interactionDescription?: string };
}

/** The difference that the comparator has to find in an invalid request, by the code of the refusal. */
const DIFFERENCE_BY_CODE = new Map([
  [400, /^request\.(body|query)\.incompatible$/],
  [-1, /^request\.authorization\.missing$/],
]);

const pact = readPact();

function isInvalidRequest({ request, response }: Interaction): boolean {
  const { code } = response.body.content;
  // An expired token looks like a valid one.
  return code === 400 || (code === -1 && request.headers['token'] === undefined);
}

const invalidRequests = new Map(
  pact.interactions
    .filter(isInvalidRequest)
    .map(({ description: when, response }) => [when, DIFFERENCE_BY_CODE.get(response.body.content.code)]),
);

/** The description cannot tell what a file contains, so these match it and are refused nevertheless. */
const formsWithFiles = new Set(
  pact.interactions
    .filter(({ request }) => request.headers['Content-Type']?.join().startsWith('multipart/'))
    .map(({ description: when }) => when),
);

/**
 * Each field matches; the description cannot tell that two fields have to be equal, nor has it two messages for one field.
 */
const fieldsThatMatch = new Set([
  'updateUserInfo with two new passwords that differ',
  'findInPapers without a letter',
]);

async function compare(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const found: AsyncIterable<Finding> = new Comparator({ oas: description }).compare(pact);
  for await (const finding of found) findings.push(finding);
  return findings;
}

function isExpected({ code, mockDetails }: Finding): boolean {
  return invalidRequests.get(mockDetails?.interactionDescription ?? '')?.test(code) === true;
}

/** A form repeats the name of a list; with one file the comparator takes it for no list. */
function isListOfOne({ message, mockDetails }: Finding): boolean {
  return formsWithFiles.has(mockDetails?.interactionDescription ?? '') && message.endsWith('must be array');
}

/** Compares the pact with the description: the site may rely only on what is described. */
describe('the contract', async () => {
  const results = await compare();

  it('matches the description, except for requests that have to be refused', () => {
    const differences = results.filter(
      (result) => result.type !== 'info' && !isExpected(result) && !isListOfOne(result),
    );
    expect(
      differences.map(({ message, mockDetails }) => [mockDetails?.interactionDescription, message]),
    ).toEqual([]);
  });

  const describable = [...invalidRequests.keys()].filter(
    (when) => !formsWithFiles.has(when) && !fieldsThatMatch.has(when),
  );

  it.each(describable)('does not match the description: %s', (when) => {
    const found = results.filter(isExpected).map(({ mockDetails }) => mockDetails?.interactionDescription);
    expect(found).toContain(when);
  });
});
