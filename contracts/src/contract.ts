import { readFileSync } from 'node:fs';

/** What the description says of the operation that an interaction asks for; the build writes it in. */
export interface Reference {
  operationId: string;
  tag: string;
  /** Chinese, one line. */
  summary: string;
  /** Sections of the specifications: `A 3 / B 7`. */
  'x-spec': string;
  'x-permission': string;
}

export interface ProviderState {
  name: string;
  params?: Record<string, unknown>;
}

export interface MatchingRule {
  match?: string;
  min?: number;
  max?: number;
  regex?: string;
}
/** Path → the rules that hold there. A path without rules of its own, or above it, is compared exactly. */
export type Rules = Record<string, { matchers: MatchingRule[] }>;

type Generators = Record<string, { expression?: string }>;

/** A question with the answer that the site counts on, as a pact of version 4 holds it. */
export interface Interaction {
  description: string;
  providerStates?: ProviderState[];
  comments?: { references: { openapi: Reference } };
  request: {
    method: string;
    path: string;
    query?: Record<string, unknown>;
    headers?: Record<string, string[]>;
    /** As JSON, or of a form the bytes as base64. */
    body?: { content: Record<string, unknown> | string };
    generators?: { header?: Generators; body?: Generators };
  };
  response: {
    status: number;
    body: { content: unknown };
    matchingRules?: { body?: Rules };
  };
}

export interface Contract {
  interactions: Interaction[];
  metadata: { inkstone: { version: string; tags: { name: string; title: string }[] } };
}

/** The contract that the package carries. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('pact.json', import.meta.url), 'utf8')) as Contract;
}

export function referenceOf({ comments, description }: Interaction): Reference {
  if (comments === undefined) throw new Error(`The contract does not say what "${description}" belongs to.`);
  return comments.references.openapi;
}

/** Names of the values that the states of an interaction have to give: token, code … */
export function valuesNeededBy({ request: { generators = {} } }: Interaction): string[] {
  const expressions = Object.values(generators)
    .flatMap((byPath) => Object.values(byPath))
    .map(({ expression = '' }) => expression);
  const names = expressions.flatMap((text) =>
    [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
