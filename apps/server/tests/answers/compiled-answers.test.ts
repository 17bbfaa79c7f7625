import Fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readDescription } from '../../src/description.js';
import { answerCompiler } from '../../src/validation/answers.js';

interface Described {
  responses: Record<
    string,
    { content: { 'application/json': { examples: Record<string, { value?: object }> } } }
  >;
}

const compile = answerCompiler('compiled', pino({ level: 'silent' }));
const success = { allOf: [{ properties: { code: { const: 200 } } }], type: 'object' };

it('a compiled serializer writes the values of every example in the description', async () => {
  const description = readDescription();
  const written: [string, unknown][] = [];
  const examples: [string, unknown][] = [];
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler((route) => {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const operation = description.paths[path]?.[route.method.toLowerCase()] as Described | undefined;
    if (route.httpStatus !== '200' || operation === undefined) return JSON.stringify;
    const write = compile(route);
    for (const { value } of Object.values(
      operation.responses['200']?.content['application/json'].examples ?? {},
    )) {
      // The example of a missing login is a reference.
      if (value === undefined) continue;
      examples.push([path, value]);
      written.push([path, JSON.parse(write(value))]);
    }
    return write;
  });
  await app.register(openapiGlue, {
    specification: structuredClone(description),
    operationResolver: () => () => Promise.resolve({}),
  });
  await app.ready();
  expect(written.length).toBeGreaterThan(90);
  expect(written).toEqual(examples);
  await app.close();
});

it('a compiled serializer leaves out what is not described', () => {
  const schema = { ...success, properties: { code: { type: 'integer' }, msg: { type: 'string' } } };
  const write = compile({ schema, method: 'GET', url: '/', httpStatus: '200' });
  expect(JSON.parse(write({ code: 200, msg: '成功', password: 'x' }))).toEqual({ code: 200, msg: '成功' });
});

it('a compiled serializer sends an answer that lacks a field, as far as it goes', () => {
  const schema = { ...success, required: ['data'], properties: { code: { type: 'integer' }, data: {} } };
  const write = compile({ schema, method: 'GET', url: '/', httpStatus: '200' });
  expect(JSON.parse(write({ code: 200, msg: '成功' }))).toEqual({ code: 200, msg: '成功' });
});
