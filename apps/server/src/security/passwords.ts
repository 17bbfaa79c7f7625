import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busyError } from '../errors/busy.js';
import type { Attempt } from './login-guard.js';

/** OWASP's second recommended setting for argon2id (the library's default algorithm): 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes use the four threads of libuv, which also read files. */
const mostAtOnce = 2;
/** Half a minute of work. */
const mostWaiting = 2_000;

const threads = pLimit(mostAtOnce);

function onThread<Result>(work: () => Promise<Result>): Promise<Result> {
  if (threads.pendingCount >= mostWaiting) return Promise.reject(busyError());
  return threads(work);
}

/** @returns the PHC string for `users.password_hash` */
export function hashPassword(password: string): Promise<string> {
  return onThread(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password and counts a wrong one. Admits the attempt again on the thread, so that no more tries than
 * threads pass the limit together.
 * @param passwordHash undefined for an unknown account, which takes as long; an unreadable one counts as wrong
 * @throws Refusal 429 if the attempt is not admitted
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  attempt: Attempt,
): Promise<boolean> {
  await attempt.admit();
  return onThread(async () => {
    await attempt.admit();
    decoy ??= hash('no account has this password', cost);
    const compared = await verify(passwordHash ?? (await decoy), password).catch(() => false);
    const isRight = compared && passwordHash !== undefined;
    if (!isRight) await attempt.fail();
    return isRight;
  });
}
