import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUpload } from './fixtures/uploads.js';
import { describedOperations } from './support/described.js';
import { type FormOnTheServer, formsOnTheServer } from './support/forms-on-the-server.js';
import { newPerson } from './support/person.js';
import { contentsOf, sending } from './support/sending.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Limits are counted by address and by person. */
let sent = 0;

/** Sends what no page has checked; its files were uploaded before. */
async function send({ operation, role, uploads }: FormOnTheServer, payload: object) {
  sent += 1;
  const described = describedOperations.find(({ operationId }) => operationId === operation);
  if (described === undefined) throw new Error(`${operation} is not described.`);
  const phone = `138001${String(sent).padStart(5, '0')}`;
  const person = role === undefined ? undefined : await newPerson(server, { role, phone });
  const values: Record<string, unknown> = { ...payload };
  for (const field of uploads) values[field] = await uploaded(values[field]);
  const before = await contentsOf(server);
  const { status, envelope } = await server.call(operation, {
    ...sending(described, values),
    address: `10.7.${String(sent >> 8)}.${String(sent & 255)}`,
    ...(person !== undefined && { token: person.token }),
  });
  return { status, envelope, before };
}

/** As many really uploaded files as there are addresses. */
async function uploaded(urls: unknown): Promise<unknown> {
  if (typeof urls !== 'string') return urls;
  const upload = async (url: string) => (url === '' ? '' : insertUpload(server.database.db));
  return (await Promise.all(urls.split(',').map(upload))).join(',');
}

/** In their order, so that the first field of the form is the first of the answer. */
function listed(messages: Record<string, string>) {
  return Object.entries(messages).map(([field, message]) => ({ field, message }));
}

const forms = Object.entries(formsOnTheServer).flatMap(([name, parts]) =>
  parts.map((part) => [`${name} (${part.operation})`, part] as const),
);

describe.each(forms)('%s', (_name, form) => {
  it.each(form.invalid)('is refused in the words of the form: $name', async ({ payload, messages }) => {
    const { status, envelope, before } = await send(form, payload);
    const errors = listed(messages);
    expect({ status, envelope }).toEqual({
      status: 200,
      envelope: { code: 400, msg: errors[0]?.message, data: { errors } },
    });
    expect(await contentsOf(server)).toEqual(before);
  });

  it.each(form.valid)('is not refused for what was filled in: $name', async ({ payload }) => {
    const { envelope } = await send(form, payload);
    expect(envelope).not.toMatchObject({ code: 400 });
  });
});
