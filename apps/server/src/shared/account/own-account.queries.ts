import type { Database } from '../../db/database.js';

export interface OwnAccount {
  phone: string | null;
  email: string | null;
  passwordHash: string;
  isVerified: boolean;
}

export async function ownAccount(db: Database, userId: number): Promise<OwnAccount> {
  const { realName, ...account } = await db
    .selectFrom('users')
    .select(['phone', 'email', 'password_hash as passwordHash', 'real_name as realName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...account, isVerified: realName !== '' };
}
