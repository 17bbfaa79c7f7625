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
  described: readonly string[] = describedOperations().map(({ id }) => id),
): string[] {
  const called = new Set(
    tests.filter(({ file }) => file.startsWith(TESTS)).flatMap(({ operations }) => operations),
  );
  return described.filter((id) => !called.has(id)).toSorted();
}

interface DescribedOperation {
  id: string;
  tags: string[];
  /** Path of its file from the root. */
  file: string;
}

export function describedOperations(): DescribedOperation[] {
  const index = parse(read('openapi/openapi.yaml')) as { paths: Record<string, { $ref: string }> };
  return Object.values(index.paths).flatMap(({ $ref }) => {
    const file = `openapi/${$ref}`;
    const methods = parse(read(file)) as Record<string, { operationId?: string; tags: string[] }>;
    return Object.values(methods).flatMap(({ operationId: id, tags }) =>
      id === undefined ? [] : [{ id, tags, file }],
    );
  });
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
