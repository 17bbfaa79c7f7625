import { DESCRIPTION_VERSION, VISITOR_READS } from '@inkstone/api/reads';

import { apiBase } from '../../lib/config/env.js';

/** The cache of answers for visitors. Those of another version of the description may have another shape. */
export const ANSWERS = `inkstone-answers-${DESCRIPTION_VERSION}`;

const reads = new Set(VISITOR_READS.map((path) => readUrl(path)));

export function readUrl(path: string): string {
  return new URL(apiBase.replace(/\/+$/, '') + path, location.origin).href;
}

/** @param url without a query */
export function isKeptRead(url: string): boolean {
  return reads.has(url);
}

/** The URL for an answer, its parameters as a sorted query: the Cache API keeps answers to GET only. */
export function answerKey(url: string, params: Iterable<[string, unknown]>): string {
  const texts = Array.from(params, ([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const query = new URLSearchParams(texts);
  query.sort();
  return `${url}?${query.toString()}`;
}
