import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesIn, read } from './repository.js';

interface Operation {
  operationId: string;
  tags: string[];
  requestBody?: { content: Record<string, { examples?: object }> };
  responses: Record<string, { content?: Record<string, { examples?: object }> }>;
}
interface Interaction {
  request: { method: string; path: string };
}

const index = parse(read('openapi/openapi.yaml')) as { paths: Record<string, { $ref: string }> };
const operations = Object.entries(index.paths).flatMap(([path, { $ref }]) => {
  const file = `openapi/${$ref}`;
  const methods = parse(read(file)) as Record<string, Operation>;
  return Object.entries(methods)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, operation]) => ({ id: operation.operationId, path, method, file, operation }));
});

/** Calls that some pact has an interaction for. */
const promised = filesIn('contracts/pacts')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => (JSON.parse(read(file)) as { interactions: Interaction[] }).interactions)
  .map(({ request }) => `${request.method.toLowerCase()} ${request.path}`);

function textOf(files: string[]): string {
  return files.map(read).join('\n');
}

it('lists every description file in the index', () => {
  const described = operations.map(({ file }) => file).toSorted();
  expect(described).toEqual(filesIn('openapi/paths').filter((file) => file.endsWith('.yaml')));
});

describe.each(operations)('$id', ({ id, path, method, file, operation }) => {
  it('has a file of its name in the folder of its tag', () => {
    expect(file).toBe(`openapi/paths/${operation.tags.join()}/${id}.yaml`);
  });

  it('has example requests and answers', () => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const answers = Object.values(operation.responses['200']?.content ?? {});
    expect(answers).not.toEqual([]);
    for (const { examples } of [...bodies, ...answers]) expect(examples).toHaveProperty('success');
  });

  it('has a documented query or mutation in the client, exported by the entry of its tag', () => {
    const tag = operation.tags.join();
    expect(read(`packages/api/src/${tag}/index.ts`)).toMatch(new RegExp(`\\b${id}(Query|Mutation)\\b`));
    const client = textOf(filesIn(`packages/api/src/${tag}`));
    expect(client).toMatch(new RegExp(`\\*/\\nexport function ${id}(Query|Mutation)\\(`));
  });

  it('has a pact', () => {
    expect(promised).toContain(`${method} ${path}`);
  });
});
