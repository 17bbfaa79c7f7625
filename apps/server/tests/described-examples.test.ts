import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from './support/answers.js';
import { type Described, describedOperations } from './support/described.js';
import { newOperator } from './support/desk.js';
import { newPerson } from './support/person.js';
import { sending } from './support/sending.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
let tokens: Record<Described['permission'], string | undefined>;

beforeAll(async () => {
  const student = await newPerson(server, { role: 1, phone: '13800000201' });
  const teacher = await newPerson(server, { role: 3, phone: '13800000203' });
  const { token } = await newOperator(server);
  tokens = {
    visitor: undefined,
    user: teacher.token,
    teacher: teacher.token,
    student: student.token,
    operator: token,
    reviewer: token,
    editor: token,
    manager: token,
  };
});

function ask(operation: Described, values: Record<string, unknown>, token: string | undefined) {
  const options = { ...sending(operation, values), ...(token !== undefined && { token }) };
  return server.call(operation.operationId, options);
}

describe('the server answers as in the example of the description', () => {
  const refusing = describedOperations.flatMap((one) =>
    one.invalid === undefined ? [] : [[one.operationId, one, one.invalid] as const],
  );
  it.each(refusing)('%s: an invalid request', async (_name, operation, invalid) => {
    expect(await ask(operation, invalid, tokens[operation.permission])).toEqual(operation.answers['invalid']);
  });

  const guarded = describedOperations.flatMap((one) =>
    one.permission === 'visitor' ? [] : [[one.operationId, one] as const],
  );
  it.each(guarded)('%s: a request without login', async (_name, operation) => {
    expect(await ask(operation, operation.example, undefined)).toEqual(operation.answers['unauthenticated']);
  });
});

/** Fields whose example names something that is not in this database. The pacts send them where it is. */
const namesRows = new Set(['city', 'shop_platform', 'images']);

it.each(describedOperations.map((one) => [one.operationId, one] as const))(
  '%s does not refuse the example request as invalid',
  async (_name, operation) => {
    const { code, data } = await ask(operation, operation.example, tokens[operation.permission]);
    const refused = code === 400 ? Object.keys(messagesOf(data)) : [];
    expect(refused.filter((field) => !namesRows.has(field))).toEqual([]);
  },
);
