import { beforeAll, describe, expect, it } from 'vitest';
import { deriveKeys } from '../src/security/secret-keys.js';
import { issueToken } from '../src/security/tokens.js';
import { type OperatorRole, operatorRoles } from '../src/shared/operator-role.js';
import { addSession, endSession } from '../src/shared/account/login-sessions.queries.js';
import { type Described, describedOperations, type Field, isFile, isOfDesk } from './support/described.js';
import { newOperator } from './support/desk.js';
import { newPerson } from './support/person.js';
import { contentsOf, sending } from './support/sending.js';
import { useTestServer } from './support/test-server.js';

const roles = { student: 1, parent: 2, teacher: 3, merchant: 5 } as const;
type Role = keyof typeof roles;

/** The queue of their example is for reviewers. */
const ofQueue = new Set<string>(['listDeskItems', 'getDeskItem', 'decideDeskItem', 'exportDeskItems']);

const server = useTestServer();
let tokens: Record<Role, string>;
let operators: Record<OperatorRole, string>;
let bad: Record<string, string | undefined>;
let before: Record<string, string>;

beforeAll(async () => {
  const people = await Promise.all(
    Object.entries(roles).map(async ([name, role], index) => {
      const { token } = await newPerson(server, { role, phone: `1380000010${String(index)}` });
      return [name, token];
    }),
  );
  tokens = Object.fromEntries(people) as Record<Role, string>;
  const atDesk = await Promise.all(
    operatorRoles.map(async (role) => [
      role,
      (await newOperator(server, { name: role, roles: [role] })).token,
    ]),
  );
  operators = Object.fromEntries(atDesk) as Record<OperatorRole, string>;
  bad = await badTokens();
  before = await contentsOf(server);
});

/** All tokens that are not a valid login. */
async function badTokens(): Promise<typeof bad> {
  const { id } = await newPerson(server, { phone: '13800000109' });
  const revoked = await issueToken(id, server.services.keys.loginTokens);
  await addSession(server.db, id, revoked);
  await endSession(server.db, revoked.sessionId);
  const foreign = await issueToken(id, deriveKeys('the secret of another server').loginTokens);
  await addSession(server.db, id, foreign);
  return { none: undefined, revoked: revoked.jwt, foreign: foreign.jwt, garbage: 'no.token.atall' };
}

function tokenFor({ permission, operationId }: Described): string | undefined {
  if (permission === 'visitor') return undefined;
  if (permission === 'operator') return operators[ofQueue.has(operationId) ? 'reviewer' : 'manager'];
  if (isOfDesk(permission)) return operators[permission];
  return tokens[permission === 'user' ? 'teacher' : permission];
}

async function codeOf(operation: Described, token: string | undefined): Promise<number> {
  const options = { ...sending(operation, operation.example), ...(token !== undefined && { token }) };
  return (await server.call(operation.operationId, options)).code;
}

const named = (operations: Described[]) => operations.map((one) => [one.operationId, one] as const);
const forPeople = named(describedOperations.filter(({ permission }) => permission !== 'visitor'));
const ofDesk = named(describedOperations.filter(({ permission }) => isOfDesk(permission)));
const ofReaders = named(
  describedOperations.filter(({ permission, codes }) => !isOfDesk(permission) && codes.includes(-1)),
);
const forRoles = named(
  describedOperations.filter(({ permission }) => permission === 'student' || permission === 'teacher'),
);

describe('an operation that needs a login', () => {
  it.each(forPeople)('%s answers -1 without one', async (_name, operation) => {
    for (const [kind, token] of Object.entries(bad)) {
      expect([kind, await codeOf(operation, token)]).toEqual([kind, -1]);
    }
    expect(await contentsOf(server)).toEqual(before);
  });
});

describe('an operation of the desk', () => {
  it.each(ofDesk)('%s refuses every reader', async (_name, operation) => {
    for (const [role, token] of Object.entries(tokens)) {
      expect([role, await codeOf(operation, token)]).toEqual([role, -1]);
    }
    expect(await contentsOf(server)).toEqual(before);
  });

  it.each(ofDesk)('%s is for the operators of its role', async (_name, operation) => {
    for (const role of operatorRoles) {
      if (operation.permission === 'operator' || operation.permission === role) continue;
      expect([role, await codeOf(operation, operators[role])]).toEqual([role, 403]);
    }
    expect(await contentsOf(server)).toEqual(before);
  });
});

describe('an operation for readers', () => {
  it.each(ofReaders)('%s refuses every operator', async (_name, operation) => {
    for (const [role, token] of Object.entries(operators)) {
      expect([role, await codeOf(operation, token)]).toEqual([role, -1]);
    }
    expect(await contentsOf(server)).toEqual(before);
  });
});

describe('an operation for one role', () => {
  it.each(forRoles)('%s answers 403 to all other roles', async (_name, operation) => {
    for (const role of Object.keys(roles) as Role[]) {
      if (role === operation.permission) continue;
      expect([role, await codeOf(operation, tokens[role])]).toEqual([role, 403]);
    }
    expect(await contentsOf(server)).toEqual(before);
  });
});

/** Invalid values of a field, each of which breaks one rule of its schema. */
function faultsOf(operation: Described, field: Field): [fault: string, value: unknown][] {
  const { name, isRequired, layers } = field;
  const faults: [string, unknown][] = [];
  if (isRequired) faults.push(['missing', undefined]);
  if (isFile(field)) return faults;
  const isText = operation.sends !== 'json';
  for (const { type, anyOf, enum: choices, minimum, maximum, maxLength } of layers) {
    const isString = type === 'string';
    if (!isText && (type !== undefined || anyOf !== undefined)) {
      faults.push(['an object', {}], ['true', true]);
      if (type !== 'array') faults.push(['a list', []]);
      if (type === 'string') faults.push(['a number', 7]);
      if (isRequired) faults.push(['null', null]);
    }
    if (!isString && (type !== undefined || anyOf !== undefined)) faults.push(['text', '第一']);
    if (choices !== undefined) faults.push(['another choice', isString ? '第一' : 987]);
    if (minimum !== undefined) faults.push(['too small', minimum - 1]);
    if (maximum !== undefined) faults.push(['too large', maximum + 1]);
    if (maxLength !== undefined) faults.push(['too long', '长'.repeat(maxLength + 1)]);
  }
  return faults.map(([fault, value]) => [`${name}: ${fault}`, value]);
}

const withInput = named(describedOperations.filter(({ sends }) => sends !== 'none'));

describe('input that does not match the description', () => {
  it.each(withInput)('%s refuses it and names the field in Chinese', async (_name, operation) => {
    const token = tokenFor(operation);
    let faults = 0;
    for (const field of operation.fields) {
      for (const [fault, value] of faultsOf(operation, field)) {
        faults += 1;
        const { [field.name]: _right, ...others } = operation.example;
        const values = value === undefined ? others : { ...others, [field.name]: value };
        const options = { ...sending(operation, values), ...(token !== undefined && { token }) };
        const envelope = await server.call(operation.operationId, options);
        expect(envelope.code, fault).toBe(400);
        expect(envelope.msg, fault).toMatch(/\p{Script=Han}/u);
        const { errors } = envelope.data as { errors: { field: string; message: string }[] };
        expect(errors[0]?.message, fault).toBe(envelope.msg);
        expect(
          // Of an object or a list, the part that is wrong: erratum.page_number.
          errors.map((error) => error.field.split('.')[0]),
          fault,
        ).toContain(field.name);
      }
    }
    expect(faults).toBeGreaterThan(0);
    expect(await contentsOf(server)).toEqual(before);
  });
});

it('the check for written rows notices a write', async () => {
  await server.ask('addFavourite', { token: tokens.student, body: { type: 2, content_id: 1 } });
  const after = await contentsOf(server);
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['favourites']);
});
