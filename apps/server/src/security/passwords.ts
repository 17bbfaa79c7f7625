import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting for argon2id (the library's default algorithm): 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the PHC string for `users.password_hash` */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** An unreadable hash counts as a wrong password, so that one broken row does not break the login. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password).catch(() => false);
}

let decoy: Promise<string> | undefined;

/**
 * Takes as long as verifying a real password, for accounts that do not exist: the response time must not show
 * whether an account is registered.
 */
export async function pretendToVerify(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await verifyPassword(await decoy, password);
  return false;
}
