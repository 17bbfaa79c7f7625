import { describe, expect, it } from 'vitest';
import { describedOperations } from '../spec-coverage/operations.js';
import { filesIn, read } from './repository.js';

const operations = describedOperations();

it('lists every description file in the index', () => {
  const described = operations.map(({ file }) => file).toSorted();
  expect(described).toEqual(filesIn('openapi/paths').filter((file) => file.endsWith('.yaml')));
});

// Its examples and the name of its file are checked by the linter of the description, its pact by contracts/provider.
describe.each(operations)('$id', ({ id, tags, file }) => {
  const tag = tags.join();

  it('has its file in the folder of its tag', () => {
    expect(file).toBe(`openapi/paths/${tag}/${id}.yaml`);
  });

  it('has a documented query or mutation in the client, exported by the entry of its tag', () => {
    expect(read(`packages/api/src/${tag}/index.ts`)).toMatch(new RegExp(`\\b${id}(Query|Mutation)\\b`));
    const client = filesIn(`packages/api/src/${tag}`).map(read).join('\n');
    expect(client).toMatch(new RegExp(`\\*/\\nexport function ${id}(Query|Mutation)\\(`));
  });
});
