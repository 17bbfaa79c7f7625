import type { FastifyInstance, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { AnswerCache } from '../../answers/answer-cache.js';
import { allOperations } from '../../features/all-operations.js';
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
import type { OwnCalls } from '../site/own-calls.js';
import { accessOf, authenticate, decorateWithUser, type TokenUse } from './authentication.js';
import { acceptBody, type DescribedBody, parseBodies } from './request-bodies.js';
import { shareAnswers, type SharedRoute } from './shared-answers.js';
import { convertValues } from './typed-values.js';

export interface Description {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, DescribedOperation>>;
}

interface DescribedOperation extends TokenUse {
  operationId?: string;
  requestBody?: { content: DescribedBody };
}

interface RouteSchema {
  operationId: OperationId;
  body?: { content: DescribedBody } | object;
  querystring?: ValueSchema;
  headers?: object;
}

/** One route for each operation. One without a handler, or with an unknown security scheme, fails the start. */
export async function describedRoutes(
  app: FastifyInstance,
  description: Description,
  services: Services,
  { answers, cache, ownCalls }: { answers: AnswerMode; cache: AnswerCache; ownCalls: OwnCalls },
): Promise<void> {
  const operations = allOperations(services);
  const personal = personalParts(services.db);
  const gate = {
    findSession: createSessionFinder(services.db),
    readToken: createTokenReader(services.keys.loginTokens),
  };
  const described = operationsOf(description);
  checkCompleteness([...described.keys()], Object.keys(operations));
  const performFor = (operation: AnyOperation, request: FastifyRequest, user: FastifyRequest['user']) =>
    perform(operation, request, { user, isOwnCall: ownCalls.includes(request) });
  app.setValidatorCompiler(requestCompiler());
  app.setSerializerCompiler(answerCompiler(answers, app.log));
  decorateWithUser(app);
  await parseBodies(app);
  app.addHook('onRoute', (route) => {
    if (route.schema === undefined) return;
    const schema = route.schema as RouteSchema;
    // The fingerprint only supports rate limits; an invalid one is no reason to refuse a request.
    delete schema.headers;
    convertValues(route, schema);
    acceptBody(route, schema, described.get(schema.operationId)?.requestBody?.content ?? {}, (request) =>
      services.limits.consume('upload', limitedAddress(request.ip)),
    );
    const rules = rulesOf(schema.operationId);
    if (rules !== undefined) route.validatorCompiler = requestCompiler(rules);
    if (sharedOperations.has(schema.operationId)) {
      shareAnswers(route, cache, {
        operationId: schema.operationId,
        schemas: [schema.body ?? {}, schema.querystring ?? {}],
        answer: (request) => performFor(operations[schema.operationId] as AnyOperation, request, undefined),
        personalize: personal[schema.operationId] as SharedRoute['personalize'],
      });
    }
  });
  await app.register(openapiGlue, {
    specification: description,
    operationResolver: (operationId, method, path) => {
      const access = accessOf(
        { security: description.security ?? [], ...described.get(operationId) },
        operationId,
      );
      return {
        method: method,
        url: path.replace(/{(\w+)}/g, ':$1'),
        ...(access !== 'public' && { onRequest: authenticate(access, gate) }),
        handler: (request) =>
          performFor(operations[operationId as OperationId] as AnyOperation, request, request.user),
      };
    },
  });
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
  address: string;
  userAgent: string;
  fingerprint: string;
  isOwnCall: boolean;
}) => Promise<{ data: unknown; msg?: string }>;

async function perform(
  operation: AnyOperation,
  { body, query, ip, headers }: FastifyRequest,
  { user, isOwnCall }: { user: FastifyRequest['user']; isOwnCall: boolean },
): Promise<Envelope> {
  const { 'user-agent': userAgent = '', fingerprint } = headers;
  const caller = {
    user,
    address: limitedAddress(ip),
    userAgent,
    fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
    isOwnCall,
  };
  return success(await operation({ body, query, ...caller }));
}
