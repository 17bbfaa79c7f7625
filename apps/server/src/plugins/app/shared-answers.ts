import accepts from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.js';
import { type Encoding, encodings, SharedAnswer } from '../../answers/shared-answer.js';
import { type Envelope, success } from '../../shared/envelope.js';
import { propertyNames, type ValueSchema } from '../../validation/typed-values.js';
import { isUnchanged } from './conditional.js';

const jsonType = 'application/json';
const sentType = 'application/json; charset=utf-8';
/** UTF-16 units. Longer inputs are rare searches. */
const longestKey = 500;

const negotiator = new accepts.Negotiator<Encoding>({ supportedValues: [...encodings], cache: new Map() });

export interface SharedRoute {
  operationId: string;
  /** Of the route's body and query, with references resolved. */
  schemas: readonly ValueSchema[];
  /** Performs the operation as for a visitor. */
  answer: (request: FastifyRequest) => Promise<Envelope>;
  /** Called for each request, also where the answer is at hand. */
  count: (request: FastifyRequest, data: unknown) => void;
  /** The data for the caller, from those for visitors; undefined where only the operation itself knows. */
  personalize: ((data: unknown, userId: number) => Promise<unknown>) | undefined;
}

/** Lets all visitors with the same input share one answer, serialized and compressed once; a GET has an ETag. */
export function shareAnswers(route: RouteOptions, cache: AnswerCache, shared: SharedRoute): void {
  const { operationId, answer, count, personalize } = shared;
  const keyOf = inputKey(operationId, propertyNames(shared.schemas));
  const ofOperation = route.handler;
  const load = (request: FastifyRequest, reply: FastifyReply) => async (): Promise<SharedAnswer> => {
    const envelope = await answer(request);
    return new SharedAnswer(envelope.data, String(reply.serializeInput({ ...envelope }, '200', jsonType)));
  };

  // Not async: an answer from memory is sent without a promise.
  route.handler = function (request, reply): unknown {
    const { user } = request;
    if (user !== undefined && personalize === undefined) return ofOperation.call(this, request, reply);
    const key = keyOf(request.body ?? request.query);
    if (key.length > longestKey) return ofOperation.call(this, request, reply);
    const answerTo = (found: SharedAnswer): Promise<unknown> | undefined => {
      count(request, found.data);
      return user === undefined || personalize === undefined
        ? sendShared(request, reply, found)
        : personalize(found.data, user.id).then((data) => success({ data }));
    };
    const found = cache.find(key);
    return found === undefined ? cache.load(key, load(request, reply)).then(answerTo) : answerTo(found);
  };
}

/** Only described fields change the answer. */
function inputKey(operationId: string, names: readonly string[]): (input: unknown) => string {
  return (input) => {
    const values = (input ?? {}) as Record<string, unknown>;
    return JSON.stringify([operationId, ...names.map((name) => values[name])]);
  };
}

/** @returns a promise only if something is still to be done */
function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<void> | undefined {
  // Browsers cache no POST.
  if (request.method !== 'POST') {
    // Kept, but never used without asking: the content may have changed.
    reply.header('etag', answer.etag).header('cache-control', 'no-cache');
    if (isUnchanged(request, reply)) {
      void reply.code(304).send();
      return undefined;
    }
  }
  return sendCompressed(request, reply, answer);
}

/**
 * Sends the smallest encoding that the caller accepts.
 * @returns a promise only if it is still to be compressed
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<void> | undefined {
  reply.type(sentType);
  const encoding = answer.isCompressible
    ? negotiator.negotiate(request.headers['accept-encoding'] ?? '')
    : null;
  if (answer.isCompressible) varyByEncoding(reply);
  const bytes = encoding === null ? answer.bytes : answer.compressed(encoding);
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (!Buffer.isBuffer(bytes)) {
    return bytes.then((compressed) => {
      reply.send(compressed);
    });
  }
  reply.send(bytes);
  return undefined;
}

/** The cross-origin plugin has set the header if there are other origins. */
function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'accept-encoding' : `${String(others)}, accept-encoding`);
}
