import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const diff = join(import.meta.dirname, '../scripts/diff.mjs');

/** A small description with variable parts. */
function describeBooks({
  properties = { id: { type: 'integer' }, price: { type: 'number' } } as object,
  required = ['id', 'price'],
  sent = { page: { type: 'integer' }, code: { type: 'string', pattern: '^[0-9]{9}$' } } as object,
  mustSend = [] as string[],
  security = [{}] as object[],
  refusals = ['Conflict'],
  paths = {} as object,
  words = '一页图书。',
  isShared = false,
}) {
  const schema = { type: 'object', required, properties };
  const refused = refusals.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const answer = refused.length === 0 ? schema : { oneOf: [schema, ...refused] };
  const refusing = Object.fromEntries(['Conflict', 'Expired'].map((name) => [name, { type: 'object' }]));
  const written = { type: 'object', required: mustSend, properties: sent };
  const body = isShared ? { allOf: [{ $ref: '#/components/schemas/Page' }, { type: 'object' }] } : written;
  const schemas = { ...refusing, ...(isShared && { Page: written }) };
  return {
    openapi: '3.1.1',
    info: { title: '砚台', version: '0.1.0' },
    paths: {
      '/api/book/index': {
        post: {
          operationId: 'listBooks',
          summary: words,
          'x-spec': words,
          security,
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: { '200': { description: words, content: { 'application/json': { schema: answer } } } },
        },
      },
      ...paths,
    },
    components: { schemas, securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  };
}

/** The exit code of a comparison between a released description, by default the small one, and a changed one. */
async function compare(now: object, before = describeBooks({})): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [release, description] = [join(folder, 'release.json'), join(folder, 'now.json')];
  await writeFile(release, JSON.stringify(before));
  await writeFile(description, JSON.stringify(now));
  return new Promise((resolve) => {
    execFile(process.execPath, [diff, release, description], (error) => {
      resolve(typeof error?.code === 'number' ? error.code : 0);
    });
  });
}

const id = { id: { type: 'integer' } };

it.each([
  ['an operation that is gone', { ...describeBooks({}), paths: {} }],
  ['an answer without a field', describeBooks({ properties: id, required: ['id'] })],
  ['an answer with a field that may be missing now', describeBooks({ required: ['id'] })],
  ['an answer with another type', describeBooks({ properties: { ...id, price: { type: 'string' } } })],
  ['a request that must say more', describeBooks({ mustSend: ['page'] })],
  ['a shared body that must say more', describeBooks({ mustSend: ['page'], isShared: true })],
  [
    'a request with another pattern',
    describeBooks({ sent: { page: { type: 'integer' }, code: { type: 'string', pattern: '^[0-9]{8}$' } } }),
  ],
  ['a login where none was needed', describeBooks({ security: [{ token: [] }] })],
])('rejects %s', async (_name, now) => {
  expect(await compare(now)).toBe(1);
});

it.each([
  ['other words', describeBooks({ words: '图书的一页。' })],
  [
    'one more field of an answer',
    describeBooks({ properties: { ...id, price: { type: 'number' }, tag: {} } }),
  ],
  ['a body that is shared now', describeBooks({ isShared: true })],
  ['one more refusal', describeBooks({ refusals: ['Conflict', 'Expired'] })],
  [
    'one more choice of a request',
    describeBooks({
      sent: { page: { type: 'integer' }, code: { type: 'string', pattern: '^[0-9]{9}$' }, search: {} },
    }),
  ],
  [
    'one more operation',
    describeBooks({ paths: { '/api/book/new': describeBooks({}).paths['/api/book/index'] } }),
  ],
])('accepts %s', async (_name, now) => {
  expect(await compare(now)).toBe(0);
});

it('accepts the first refusal of an operation, and still compares its success', async () => {
  const never = describeBooks({ refusals: [] });
  expect(await compare(describeBooks({}), never)).toBe(0);
  expect(await compare(describeBooks({ properties: id, required: ['id'] }), never)).toBe(1);
});
