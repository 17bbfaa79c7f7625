import { createRequire } from 'node:module';
import { extname } from 'node:path';

/**
 * The URL of a `DemoSource`, the only way to the demonstration: an installation may leave `demo/` out, and its
 * libraries would take memory as long as the server runs.
 * @returns undefined if `@inkstone/demo` is not installed
 */
export function findDemoSource(): string | undefined {
  try {
    createRequire(import.meta.url).resolve('@inkstone/demo');
  } catch {
    return undefined;
  }
  // TypeScript when the sources are run, JavaScript when built.
  return new URL(`../../demo-content/source${extname(import.meta.filename)}`, import.meta.url).href;
}
