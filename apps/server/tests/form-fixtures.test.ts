import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FieldError } from '../src/errors/refusal.js';
import { insertActivities } from './fixtures/activities.js';
import { doc, docx, file, gif, jpeg, pdf, png, zip } from './fixtures/files.js';
import { insertShops } from './fixtures/shops.js';
import { insertUpload } from './fixtures/uploads.js';
import { describedOperations } from './support/described.js';
import type { FormOnTheServer } from './support/form-on-the-server.js';
import { formsOnTheServer } from './support/forms-on-the-server.js';
import { insert } from './support/insert.js';
import { newPerson } from './support/person.js';
import { contentsOf, sending } from './support/sending.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertActivities(server.db);
  await insertShops(server.db);
  // Chosen in the examples of the forms.
  await insert(server.db, {
    provinces: { id: 41, name: '河南省', short_name: '河南', sort: 3 },
    cities: { id: 3302, province_id: 33, name: '宁波市' },
  });
});
// Every account sends one form, because submissions are limited by account.
beforeEach(() => server.db.deleteFrom('users').where('id', '>', 3).execute());

/** Sends a form as if no page had checked it. */
async function send({ operation, sender, uploads, isMultipart }: FormOnTheServer, body: object) {
  const described = describedOperations.find(({ operationId }) => operationId === operation);
  if (described === undefined) throw new Error(`${operation} is not described.`);
  const person = sender && (await newPerson(server, { phone: '13800100000', ...sender }));
  const values = Object.entries(body).map(async ([field, value]: [string, unknown]) => [
    field,
    uploads.includes(field) ? await uploaded(value) : withContent(value),
  ]);
  const sendable = Object.fromEntries(await Promise.all(values)) as Record<string, unknown>;
  const before = await contentsOf(server);
  const envelope = await server.call(operation, {
    ...sending(isMultipart ? { ...described, sends: 'form' } : described, sendable),
    ...(person && { token: person.token }),
  });
  return { envelope, before };
}

async function uploaded(urls: unknown): Promise<unknown> {
  if (typeof urls !== 'string') return urls;
  const upload = async (url: string) => (url === '' ? '' : insertUpload(server));
  return (await Promise.all(urls.split(',').map(upload))).join(',');
}

/** Content by file extension. A file with any other extension gets a content that no field accepts. */
const contents: Readonly<Record<string, Buffer>> = { jpg: jpeg, jpeg, png, gif, pdf, doc, docx };

/** Files with the content of their extension, which the server checks; as long as those of the example, if they can be. */
function withContent(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) => {
    if (!(one instanceof File) || one.size === 0) return one;
    const content = contents[one.name.toLowerCase().split('.').at(-1) ?? ''] ?? zip;
    // A ZIP has nothing behind its directory.
    const missing = content === docx ? 0 : Math.max(0, one.size - content.length);
    return file(one.name, Buffer.concat([content, Buffer.alloc(missing)]));
  });
}

function shown({ nameOf }: FormOnTheServer, data: unknown): FieldError[] {
  const { errors } = data as { errors: FieldError[] };
  const named = errors.map(({ field, message }) => ({ field: nameOf(field), message }));
  return named.filter(({ field }, index) => named.findIndex((one) => one.field === field) === index);
}

const forms = Object.entries(formsOnTheServer).flatMap(([name, parts]) =>
  parts.map((part) => [`${name} (${part.operation})`, part] as const),
);

describe.each(forms)('%s', (_name, form) => {
  it.each(form.invalid)('is refused with the messages of the form: $name', async (example) => {
    const { body, messages, more } = example;
    const { envelope, before } = await send(form, body);
    expect(envelope).toMatchObject({ code: 400, msg: messages[0]?.message });
    const errors = shown(form, envelope.data);
    expect(errors.filter(({ field }) => !more.includes(field))).toEqual(messages);
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining([...more]));
    expect(await contentsOf(server)).toEqual(before);
  });

  it.each(form.valid)('is not refused for a field of the form: $name', async ({ body }) => {
    const { envelope } = await send(form, body);
    expect(envelope).not.toMatchObject({ code: 400 });
  });
});
