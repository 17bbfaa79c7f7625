// @vitest-environment node
import { testSchema } from '../testing/schema-cases.js';
import { shopUnlockFixtures } from './fixtures.js';
import { shopUnlock, toPayload } from './schema.js';

testSchema('shopUnlock', { fixtures: shopUnlockFixtures, schema: shopUnlock, toPayload, body: shopUnlock });
