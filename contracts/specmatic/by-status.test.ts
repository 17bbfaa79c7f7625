import { expect, it } from 'vitest';

import { bundle } from './bundle.js';
import { byStatus, everyCodeItsStatus, refusedInputAs400 } from './by-status.js';

function responsesOf(described: typeof bundle, path: string) {
  return described.paths[path]?.['post']?.responses ?? {};
}

function examplesOf(described: typeof bundle, path: string, status: string): string[] {
  const { examples } = responsesOf(described, path)[status]?.content['application/json'] ?? {};
  return Object.keys(examples ?? {});
}

it('moves every code to its status, with its schema and its example', () => {
  const described = byStatus(bundle, everyCodeItsStatus, () => true);
  expect(Object.keys(responsesOf(described, '/api/exam/file'))).toEqual(['200', '400', '401', '404']);
  expect(examplesOf(described, '/api/exam/file', '401')).toEqual(['unauthenticated']);
  const { schema } = responsesOf(described, '/api/exam/file')['404']?.content['application/json'] ?? {};
  expect(schema?.$ref).toMatch(/\/NotFound$/);
});

it('keeps all refusals except 400 under 200 for generated requests', () => {
  const described = byStatus(bundle, refusedInputAs400, (example) => example === 'success');
  expect(Object.keys(responsesOf(described, '/api/exam/file'))).toEqual(['200', '400']);
  const { schema } = responsesOf(described, '/api/exam/file')['200']?.content['application/json'] ?? {};
  expect(schema?.oneOf).toHaveLength(3);
  expect(examplesOf(described, '/api/exam/file', '200')).toEqual(['success']);
  expect(examplesOf(described, '/api/exam/file', '400')).toEqual([]);
});

it('does not change the original description', () => {
  byStatus(bundle, everyCodeItsStatus, () => false);
  expect(examplesOf(bundle, '/api/exam/file', '200')).toContain('notFound');
});
