import { readFileSync } from 'node:fs';

import type { Bundle } from './by-status.js';

/** The bundled description. */
export const bundle = JSON.parse(
  readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Bundle;

/** The names of the examples that have a request. An operation without parameters is only tested for its success. */
export function askableExamples(path: string, method: string): string[] {
  const { parameters = [], requestBody } = bundle.paths[path]?.[method] ?? {};
  const parts = [...parameters, ...Object.values(requestBody?.content ?? {})];
  const names = parts.flatMap(({ examples }) => Object.keys(examples ?? {}));
  return [...new Set(names.length === 0 ? ['success'] : names)];
}

/** Whether Specmatic can generate invalid requests: it cannot change the parts of a form. */
export function hasChangeableValues(path: string, method: string): boolean {
  const { parameters = [], requestBody } = bundle.paths[path]?.[method] ?? {};
  return (
    requestBody?.content['application/json'] !== undefined || parameters.some((one) => one.in === 'query')
  );
}
