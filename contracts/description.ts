import { readFileSync } from 'node:fs';

import type { operations } from '@inkstone/api/types';

type OperationId = keyof operations;

interface DescribedOperation {
  operationId: OperationId;
  tags: string[];
  summary: string;
  /** Not for the desk, which the specifications do not describe. */
  'x-spec'?: string;
  'x-permission': string;
  'x-codes': number[];
  /** A backend may leave it out, because the specifications do not describe it. */
  'x-optional'?: boolean;
}

export interface Description {
  openapi: string;
  tags: { name: string; 'x-displayName': string }[];
  paths: Record<string, Partial<Record<'get' | 'post', DescribedOperation>>>;
}

export interface Operation {
  operationId: OperationId;
  method: 'get' | 'post';
  path: string;
  codes: readonly number[];
  /** Whether it refuses visitors. */
  needsLogin: boolean;
}

// Read instead of imported, because the tests compare the bundle with the pact as plain data.
const bundle = new URL('../openapi/dist/openapi.json', import.meta.url);

export const description = JSON.parse(readFileSync(bundle, 'utf8')) as Description;

const METHODS = ['get', 'post'] as const;

export const operationList: readonly Operation[] = Object.entries(description.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined
      ? []
      : [
          {
            operationId: operation.operationId,
            method,
            path,
            codes: operation['x-codes'],
            needsLogin: operation['x-permission'] !== 'visitor',
          },
        ];
  }),
);
