import { describe, expect, it } from 'vitest';
import { issueToken } from '../src/security/tokens.js';
import { addSession } from '../src/shared/account/login-sessions.queries.js';
import { teacher, teacherId } from './fixtures/people.js';
import { reply } from './support/answers.js';
import { type Described, describedOperations } from './support/described.js';
import { sending } from './support/sending.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();

const askWith = (token: string, operation: Described) =>
  server.call(operation.operationId, { ...sending(operation, operation.example), token });

const refusing = describedOperations.filter(({ codes }) => codes.includes(-1));
const others = describedOperations.filter(({ codes }) => !codes.includes(-1));

describe('a token that is not valid', () => {
  for (const operation of refusing) {
    it(`is refused by ${operation.operationId} as in the example of the description`, async () => {
      expect(await askWith('stale', operation)).toEqual(operation.answers['unauthenticated']);
    });
  }

  for (const operation of others) {
    it(`does not keep anybody from ${operation.operationId}`, async () => {
      expect((await askWith('stale', operation)).code).not.toBe(-1);
    });
  }

  const weekAndDay = 8 * 24 * 60 * 60 * 1000;
  const kinds: Record<string, () => Promise<string>> = {
    'has expired': async () => {
      const { loginTokens } = server.services.keys;
      const issued = await issueToken(teacherId, loginTokens, new Date(Date.now() - weekAndDay));
      await addSession(server.db, teacherId, issued);
      return issued.jwt;
    },
    'belongs to a session that was logged out': async () => {
      const token = await server.logIn(teacher);
      await server.ask('logout', { token });
      return token;
    },
    'was changed': async () => `${await server.logIn(teacher)}x`,
  };
  for (const [kind, make] of Object.entries(kinds)) {
    it(`is one that ${kind}: what is open to visitors answers -1, and without it the data`, async () => {
      expect(await server.call('listBooks', { token: await make() })).toEqual(reply(-1, '当前用户未登录'));
      for (const options of [{}, { token: '' }]) {
        expect((await server.call('listBooks', options)).code).toBe(200);
      }
    });
  }

  it('is refused before the request is checked', async () => {
    const options = { token: 'stale', body: { page: -1 } };
    expect((await server.call('listBooks', options)).code).toBe(-1);
  });
});
