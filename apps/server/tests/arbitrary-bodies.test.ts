import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { file, pdf, png, svg } from './fixtures/files.js';
import { messagesOf } from './support/answers.js';
import { type Described, describedOperations } from './support/described.js';
import { logInAs, newPerson, type Person } from './support/person.js';
import { sending } from './support/sending.js';
import { type CallOptions, useTestServer } from './support/test-server.js';

const roles = [1, 2, 3, 5] as const;
type Role = (typeof roles)[number];

const server = useTestServer();
const people = new Map<Role, Person>();

async function addPerson(role: Role): Promise<void> {
  people.set(role, await newPerson(server, { role, phone: `1380000020${String(role)}` }));
}

beforeAll(async () => {
  await Promise.all(roles.map(addPerson));
});

const strangeTexts = ['', ' ', 'a\u0000b', '\ud800', '%', '0', '-1', '1e3', '9'.repeat(30), ',,,', '第一'];
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...strangeTexts));
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.maxSafeInteger().map(String),
  fc.double(),
  text,
  fc.constantFrom(
    1,
    2,
    '2',
    '13900000003',
    '123456',
    2 ** 31,
    1e308,
    '/files/uploads/../secret',
    'https://[',
  ),
);
const part = fc.oneof(
  text,
  fc.constantFrom(pdf, png, svg, Buffer.alloc(0)).map((bytes) => file('作品.pdf', bytes)),
);

/** Any body of the operation's media type: its own fields with valid and with arbitrary values, and other fields. */
function inputOf(operation: Described): fc.Arbitrary<CallOptions> {
  const { sends, fields, example } = operation;
  const name = fc.constantFrom(...fields.map((field) => field.name), 'jwt');
  const strange: fc.Arbitrary<unknown> = { query: text, form: part, json: value, none: value }[sends];
  const nearlyRight = fc.dictionary(name, strange, { maxKeys: 2 }).map((some) => ({ ...example, ...some }));
  const values = fc.oneof(nearlyRight, fc.dictionary(name, strange));
  if (sends !== 'json') return values.map((some) => sending(operation, some));
  return fc.oneof(values, fc.jsonValue()).map((body) => ({ body }));
}

describe('any request from any caller', () => {
  it.each(describedOperations.map((one) => [one.operationId, one] as const))(
    '%s gives an answer that matches the description',
    async (operationId, operation) => {
      const caller = fc.constantFrom(undefined, ...roles);
      const codes = new Set(operation.codes);
      await fc.assert(
        fc.asyncProperty(caller, inputOf(operation), async (role, input) => {
          const person = role && people.get(role);
          // An earlier request may have ended the session.
          const token = person === undefined ? undefined : await logInAs(server, person.id);
          const options = { ...input, ...(token !== undefined && { token }) };
          const envelope = await server.call(operationId, options);
          // With the example's password a person is gone, and the requests after it need one.
          if (role && operationId === 'deleteAccount' && envelope.code === 200) await addPerson(role);
          expect(codes, envelope.msg).toContain(envelope.code);
          // No English message of a library may reach the caller.
          expect(envelope.msg).toMatch(/\p{Script=Han}/u);
          for (const message of envelope.code === 400 ? Object.values(messagesOf(envelope.data)) : []) {
            expect(message).toMatch(/\p{Script=Han}/u);
          }
        }),
        { numRuns: operation.sends === 'none' ? 5 : 80, seed: 20_261_121 },
      );
    },
  );
});
