import type { FastifyInstance, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { AnswerCache } from '../../answers/answer-cache.js';
import { allOperations } from '../../features/all-operations.js';
import { countAnswer } from '../../features/figures/count-answer.js';
import { personalParts } from '../../features/personal-parts.js';
import { sharedOperations } from '../../features/shared-operations.js';
import { limitedAddress } from '../../security/limits/address.js';
import { createTokenReader } from '../../security/tokens.js';
import { createSessionFinder } from '../../shared/account/login-sessions.queries.js';
import { type Envelope, success } from '../../shared/envelope.js';
import type { OperationId } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { answerCompiler, type AnswerMode } from '../../validation/answers.js';
import { requestCompiler } from '../../validation/compilers.js';
import { rulesOf } from '../../validation/form-rules.js';
import type { ValueSchema } from '../../validation/typed-values.js';
import { checkContents } from '../../validation/uploaded-contents.js';
import type { OwnCalls } from '../site/own-calls.js';
import {
  type Access,
  accessOf,
  authenticate,
  authenticateOperator,
  decorateWithCaller,
  type TokenUse,
} from './authentication.js';
import { acceptBody, type DescribedBody, parseBodies } from './request-bodies.js';
import { shareAnswers, type SharedRoute } from './shared-answers.js';
import { convertValues } from './typed-values.js';

export interface Description {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, DescribedOperation>>;
}

interface DescribedOperation extends TokenUse {
  operationId?: string;
  tags?: string[];
  requestBody?: { content: DescribedBody };
}

interface RouteSchema {
  operationId: OperationId;
  body?: { content: DescribedBody } | object;
  querystring?: ValueSchema;
  headers?: object;
}

/** Which operations are served: those of readers, those of the operators' desk, or both. */
export type Side = 'site' | 'desk' | 'both';

interface Serving {
  answers: AnswerMode;
  cache: AnswerCache;
  ownCalls: OwnCalls;
  side: Side;
}

/** One route for each operation. One without a handler, or with an unknown security scheme, fails the start. */
export async function describedRoutes(
  app: FastifyInstance,
  description: Description,
  services: Services,
  { answers, cache, ownCalls, side }: Serving,
): Promise<void> {
  const operations = allOperations(services);
  const personal = personalParts(services.db);
  const gate = {
    findSession: createSessionFinder(services.db, services.sessionIdleHours),
    readToken: createTokenReader(services.keys.loginTokens),
  };
  const described = operationsOf(description);
  checkCompleteness([...described.keys()], Object.keys(operations));
  function performFor(operationId: OperationId, request: FastifyRequest, user: FastifyRequest['user']) {
    const caller = { user, operator: request.operator, isOwnCall: ownCalls.includes(request) };
    return perform(operations[operationId] as AnyOperation, request, caller);
  }
  function count(operationId: OperationId, request: FastifyRequest, data: unknown): void {
    countAnswer(services.tally, operationId, request.body ?? request.query, data);
  }
  const guard = (access: Access, operation: TokenUse | undefined) =>
    access === 'desk'
      ? authenticateOperator(services.db, operation?.['x-permission'])
      : access === 'public'
        ? undefined
        : authenticate(access, gate);
  app.setValidatorCompiler(requestCompiler());
  app.setSerializerCompiler(answerCompiler(answers, app.log));
  decorateWithCaller(app);
  await parseBodies(app);
  app.addHook('onRoute', (route) => {
    if (route.schema === undefined) return;
    const schema = route.schema as RouteSchema;
    // The fingerprint only supports rate limits; an invalid one is no reason to refuse a request.
    delete schema.headers;
    convertValues(route, schema);
    acceptBody(route, schema, described.get(schema.operationId)?.requestBody?.content ?? {}, {
      beforeForm: ({ ip }) => services.limits.consume('upload', limitedAddress(ip)),
      afterForm: ({ body }) => checkContents(services.pictures, body),
    });
    const rules = rulesOf(schema.operationId);
    if (rules !== undefined) route.validatorCompiler = requestCompiler(rules);
    if (sharedOperations.has(schema.operationId)) {
      shareAnswers(route, cache, {
        operationId: schema.operationId,
        schemas: [schema.body ?? {}, schema.querystring ?? {}],
        answer: (request) => performFor(schema.operationId, request, undefined),
        count: (request, data) => count(schema.operationId, request, data),
        personalize: personal[schema.operationId] as SharedRoute['personalize'],
      });
    }
  });
  await app.register(openapiGlue, {
    specification: partOf(description, side),
    operationResolver: (operationId, method, path) => {
      const operation = { security: description.security ?? [], ...described.get(operationId) };
      const onRequest = guard(accessOf(operation, operationId), operation);
      return {
        method: method,
        url: path.replace(/{(\w+)}/g, ':$1'),
        ...(onRequest !== undefined && { onRequest }),
        async handler(request) {
          const envelope = await performFor(operationId as OperationId, request, request.user);
          count(operationId as OperationId, request, envelope.data);
          return envelope;
        },
      };
    },
  });
}

function partOf(description: Description, side: Side): Description {
  if (side === 'both') return description;
  const isServed = ([, path]: [string, Description['paths'][string]]) =>
    Object.values(path).every(({ tags = [] }) => tags.includes('desk') === (side === 'desk'));
  return { ...description, paths: Object.fromEntries(Object.entries(description.paths).filter(isServed)) };
}

function operationsOf(description: Description): Map<string, DescribedOperation> {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap((one) => (one.operationId === undefined ? [] : [[one.operationId, one]])),
  );
}

function checkCompleteness(described: readonly string[], handled: readonly string[]): void {
  const missing = described.filter((operationId) => !handled.includes(operationId));
  const unknown = handled.filter((operationId) => !described.includes(operationId));
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`);
}

/** Without its own types: the schemas of the route guarantee its input. */
type AnyOperation = (call: {
  body: unknown;
  query: unknown;
  user: FastifyRequest['user'];
  operator: FastifyRequest['operator'];
  address: string;
  userAgent: string;
  fingerprint: string;
  isOwnCall: boolean;
}) => Promise<{ data: unknown; msg?: string }>;

async function perform(
  operation: AnyOperation,
  { body, query, ip, headers }: FastifyRequest,
  caller: Pick<Parameters<AnyOperation>[0], 'user' | 'operator' | 'isOwnCall'>,
): Promise<Envelope> {
  const { 'user-agent': userAgent = '', fingerprint } = headers;
  const device = {
    address: limitedAddress(ip),
    userAgent,
    fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
  };
  return success(await operation({ body, query, ...caller, ...device }));
}
