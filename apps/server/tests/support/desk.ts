import { addOperatorSession } from '../../src/features/desk/operator-sessions.queries.js';
import { setOperator } from '../../src/features/desk/operators.queries.js';
import { newCodeSecret } from '../../src/security/one-time-codes.js';
import { hashPassword } from '../../src/security/passwords.js';
import { seal } from '../../src/security/sealed-texts.js';
import { type OperatorRole, operatorRoles } from '../../src/shared/operator-role.js';
import { password } from '../fixtures/people.js';
import type { TestServer } from './test-server.js';

const passwordHash = hashPassword(password);

export interface TestOperator {
  token: string;
  /** Of the authenticator. */
  secret: string;
}

/** Creates an operator who is at the desk. Without roles they have all of them. */
export async function newOperator(
  { db, services }: TestServer,
  {
    name = '李敏',
    roles = operatorRoles,
    recoveryCodes = ['7KXQ4-MRW9T'],
  }: Partial<{
    name: string;
    roles: readonly OperatorRole[];
    recoveryCodes: string[];
  }> = {},
): Promise<TestOperator> {
  const secret = newCodeSecret();
  const codeSecret = seal(secret, services.keys.operatorSecrets);
  const credentials = { passwordHash: await passwordHash, codeSecret, recoveryCodes };
  await setOperator(db, name, { roles, credentials });
  const { id } = await db
    .selectFrom('operators')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { token: await addOperatorSession(db, id), secret };
}
