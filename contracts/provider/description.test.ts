import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';

import { description } from '../description.js';
import { readPact, type Interaction } from '../pact-file.js';

/** What the comparator finds; its own declarations name files that it does not publish. */
interface Finding {
  type: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  mockDetails?: { interactionDescription?: string };
}

/** Questions that are to be refused differ from the description, each in its own way. */
const DIFFERENCE_BY_CODE = new Map([
  [400, /^request\.(body|query)\.incompatible$/],
  [-1, /^request\.authorization\.missing$/],
]);

const pact = readPact();

function isWronglyAsked({ request, response }: Interaction): boolean {
  const { code } = response.body.content;
  // A token that is no longer good looks like any other.
  return code === 400 || (code === -1 && request.headers['token'] === undefined);
}

const wronglyAsked = new Map(
  pact.interactions
    .filter(isWronglyAsked)
    .map(({ description: when, response }) => [when, DIFFERENCE_BY_CODE.get(response.body.content.code)]),
);

/** What is inside a file is beyond any description: these may agree with it and be refused all the same. */
const formsWithFiles = new Set(
  pact.interactions
    .filter(({ request }) => request.headers['Content-Type']?.join().startsWith('multipart/'))
    .map(({ description: when }) => when),
);

/** Each field is as described; that two of them say the same is beyond any description too. */
const fieldsThatDisagree = new Set(['updateUserInfo with two new passwords that differ']);

async function compare(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const found: AsyncIterable<Finding> = new Comparator({ oas: description }).compare(pact);
  for await (const finding of found) findings.push(finding);
  return findings;
}

function isExpected({ code, mockDetails }: Finding): boolean {
  return wronglyAsked.get(mockDetails?.interactionDescription ?? '')?.test(code) === true;
}

/** The pact against the description: what the site counts on is what is described. */
describe('the contract', async () => {
  const results = await compare();

  it('agrees with the description, but for the questions that are to be refused', () => {
    const differences = results.filter((result) => result.type !== 'info' && !isExpected(result));
    expect(
      differences.map(({ message, mockDetails }) => [mockDetails?.interactionDescription, message]),
    ).toEqual([]);
  });

  const describable = [...wronglyAsked.keys()].filter(
    (when) => !formsWithFiles.has(when) && !fieldsThatDisagree.has(when),
  );

  it.each(describable)('is refused by the description too: %s', (when) => {
    const found = results.filter(isExpected).map(({ mockDetails }) => mockDetails?.interactionDescription);
    expect(found).toContain(when);
  });
});
