import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../config.js';

/** The demonstration publisher's content, in a clone of the repository. */
export function demoFolder(): string {
  return join(repositoryRoot(), 'demo');
}

/** An installation may leave the demonstration out. */
export function hasDemoFolder(): boolean {
  return existsSync(join(demoFolder(), 'content'));
}
