import { readFileSync } from 'node:fs';

/** Facts from the description about the operation of an interaction; the build adds them. */
export interface Reference {
  operationId: string;
  tag: string;
  /** Chinese, one line. */
  summary: string;
  /** Sections of the specifications: `A 3 / B 7`. */
  'x-spec': string;
  'x-permission': string;
  /** A server need not offer it: the site then does without. */
  isOptional?: true;
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
/** Path → its matching rules. A value is compared for equality if neither its path nor a parent has rules. */
export type Rules = Record<string, { matchers: MatchingRule[] }>;

type Generators = Record<string, { expression?: string }>;

/** An interaction of a pact in version 4: a request and the answer that the site relies on. */
export interface Interaction {
  description: string;
  providerStates?: ProviderState[];
  comments?: { references: { openapi: Reference } };
  request: {
    method: string;
    path: string;
    query?: Record<string, unknown>;
    headers?: Record<string, string[]>;
    /** JSON, or the bytes of a form in base64. */
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

export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('pact.json', import.meta.url), 'utf8')) as Contract;
}

export function referenceOf({ comments, description }: Interaction): Reference {
  if (comments === undefined) throw new Error(`The contract does not say what "${description}" belongs to.`);
  return comments.references.openapi;
}

/** The names of the values that the states of an interaction have to return: token, code … */
export function valuesNeededBy({ request: { generators = {} } }: Interaction): string[] {
  const expressions = Object.values(generators)
    .flatMap((byPath) => Object.values(byPath))
    .map(({ expression = '' }) => expression);
  const names = expressions.flatMap((text) =>
    [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
