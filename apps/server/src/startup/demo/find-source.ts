import { createRequire } from 'node:module';
import { extname } from 'node:path';

/**
 * The only way from the server to the demonstration: the URL of the module that loads it, a `DemoSource`. An
 * installation may leave `demo/` out, so nothing else may import what `../../demo-content` imports. The module is for a
 * process of its own: what draws and typesets would take memory as long as the server runs.
 *
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
