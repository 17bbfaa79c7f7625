import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../setup/paths.mjs';
import type { ReportedTest } from './reports.js';

const TESTS = 'apps/server/tests/features/';

/**
 * Operations of the description that no test written for an operation has called. Tests outside that folder go through
 * all operations alike, so they say nothing about what one of them does.
 */
export function operationsWithoutTest(
  tests: readonly ReportedTest[],
  described: readonly string[] = describedOperations(),
): string[] {
  const called = new Set(
    tests.filter(({ file }) => file.startsWith(TESTS)).flatMap(({ operations }) => operations),
  );
  return described.filter((id) => !called.has(id)).toSorted();
}

function describedOperations(): string[] {
  const folder = join(ROOT, 'openapi');
  const { paths } = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8')) as {
    paths: Record<string, { $ref: string }>;
  };
  return Object.values(paths).flatMap(({ $ref }) => {
    const methods = parse(readFileSync(join(folder, $ref), 'utf8')) as Record<
      string,
      { operationId?: string }
    >;
    return Object.values(methods).flatMap(({ operationId }) => operationId ?? []);
  });
}
