import { inspect } from 'node:util';
import { StartupError } from '../errors/startup-error.js';

/** One line for a problem that the operator can solve, the whole error for a bug. */
export function failStart(error: unknown): never {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
