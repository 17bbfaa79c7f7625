import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enrol,
  enrolment,
  forgetApplications,
  insertActivities,
  logInAll,
  submitWork,
  type Tokens,
  upload,
  work,
} from './fixtures/activities.js';
import { file, form, pdf } from './fixtures/files.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
let tokens: Tokens;
let sent = 0;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
});
beforeEach(() => forgetApplications(server));

/** Every request has its own address, because requests are limited by address. */
function address(): string {
  sent += 1;
  return `10.1.${String(Math.floor(sent / 250))}.${String(sent % 250)}`;
}

const runs = { numRuns: 150, seed: 20_261_121 };
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    'a\u0000b',
    '\ud800',
    ',,,',
    '2147483648',
    '1e3',
    '/files/uploads/%00',
    'https://[',
  ),
);
const strange = fc.oneof(fc.jsonValue({ maxDepth: 1 }), text);

describe('an application with one arbitrary field', () => {
  const known = [200, 400, 404, 409];

  it('of a teacher gets an answer', async () => {
    const body = { ...enrolment, files: await upload(server) };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(body)), strange, async (field, value) => {
        const options = { token: tokens.teacher, body: { ...body, [field]: value } };
        const { status, envelope } = await server.call('applyAsTeacher', options);
        expect([status, known.includes(envelope.code)]).toEqual([200, true]);
      }),
      runs,
    );
  });

  it('of a student gets an answer', async () => {
    const body = { ...work, files: await upload(server) };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(body)), strange, async (field, value) => {
        const options = { token: tokens.student, body: { ...body, [field]: value } };
        const { status, envelope } = await server.call('applyAsStudent', options);
        expect([status, known.includes(envelope.code)]).toEqual([200, true]);
      }),
      runs,
    );
  });
});

describe('a form with one arbitrary field', () => {
  it('gets an answer when it holds a work', async () => {
    const id = String(await submitWork(server, tokens));
    const fields = { id, name: '林小满', school: '第二中学' };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('id', 'name', 'school', 'extra'), text, async (field, value) => {
        const sentForm = form({ ...fields, files: file('作品.pdf', pdf), [field]: value });
        const options = { token: tokens.student, form: sentForm, address: address() };
        const { status, envelope } = await server.call('updateStudentApplication', options);
        expect([status, [200, 400, 404].includes(envelope.code)]).toEqual([200, true]);
      }),
      runs,
    );
  });

  it('gets an answer when it holds an attachment of any content and name', async () => {
    const id = String(await enrol(server, tokens));
    const content = fc.oneof(fc.constant(pdf), fc.uint8Array({ maxLength: 200 }));
    await fc.assert(
      fc.asyncProperty(text, content, async (name, bytes) => {
        const options = {
          token: tokens.teacher,
          form: form({ id, files: file(name, bytes) }),
          address: address(),
        };
        const { status, envelope } = await server.call('uploadActivityFile', options);
        expect([status, [200, 400].includes(envelope.code)]).toEqual([200, true]);
      }),
      runs,
    );
  });
});
