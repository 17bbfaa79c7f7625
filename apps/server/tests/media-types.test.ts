import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DescribedBody } from '../src/plugins/app/request-bodies.js';
import { form } from './fixtures/files.js';
import { startEcho } from './support/echo.js';
import { encodeForm } from './support/test-server.js';

const nickname = {
  type: 'object',
  required: ['nickname'],
  properties: { nickname: { title: '昵称', type: 'string' } },
};
const anyForm: DescribedBody = {
  'application/json': { schema: nickname },
  'application/x-www-form-urlencoded': { schema: nickname },
  'multipart/form-data': { schema: nickname },
};

const formAlone: DescribedBody = { 'multipart/form-data': { schema: nickname } };

let app: FastifyInstance;
beforeAll(async () => {
  app = await startEcho({ 'any-form': anyForm, 'form-alone': formAlone });
});
afterAll(() => app.close());

const ask = (url: string, payload: string | Buffer, type?: string) => {
  const headers = type === undefined ? {} : { 'content-type': type };
  return app.inject({ method: 'POST', url, payload, headers });
};
const refusal = {
  code: 400,
  msg: '请填写昵称',
  data: { errors: [{ field: 'nickname', message: '请填写昵称' }] },
};

describe('the media type', () => {
  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
  ])('must be as described, not %s', async (type) => {
    const answer = await ask('/form-alone', '{}', type);
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([415, 415]);
  });

  it('may be any of the described ones', async () => {
    const encoded = await encodeForm(form({ nickname: '砚' }));
    const answers = [
      await ask('/any-form', '{"nickname":"砚"}', 'application/json; charset=utf-8'),
      await ask('/any-form', 'nickname=%E7%A0%9A', 'application/x-www-form-urlencoded'),
      await ask('/any-form', encoded.payload, encoded.headers['content-type']),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ data: { nickname: '砚' } });
  });

  it('does not change which fields are required', async () => {
    const empty = await encodeForm(form({}));
    const answers = [
      await ask('/any-form', '{}', 'application/json'),
      await ask('/any-form', '', 'application/x-www-form-urlencoded'),
      await ask('/any-form', empty.payload, empty.headers['content-type']),
    ];
    for (const answer of answers) expect(answer.json()).toEqual(refusal);
  });

  it.each([
    ['Application/JSON', '{}'],
    ['application/json;charset=utf-8', '{}'],
    ['APPLICATION/X-WWW-FORM-URLENCODED', 'other=1'],
    [
      'Multipart/Form-Data; Boundary=x',
      '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('cannot bypass the description by its spelling: %s', async (type, payload) => {
    expect((await ask('/any-form', payload, type)).json()).toEqual(refusal);
  });

  it('is required when several are described', async () => {
    expect((await app.inject({ method: 'POST', url: '/any-form' })).statusCode).toBe(415);
  });
});

it('a repeated name in a URL-encoded form gives a list', async () => {
  const answer = await ask('/any-form', 'nickname=a&one=1&two=1&two=2', 'application/x-www-form-urlencoded');
  expect(answer.json()).toMatchObject({ data: { one: '1', two: ['1', '2'] } });
});
