// @vitest-environment node
import { testSchema } from '../testing/schema-cases.js';
import { accountDeletionFixtures } from './fixtures.js';
import { accountDeletion, toPayload } from './schema.js';

testSchema('accountDeletion', {
  fixtures: accountDeletionFixtures,
  schema: accountDeletion,
  toPayload,
  body: accountDeletion,
});
