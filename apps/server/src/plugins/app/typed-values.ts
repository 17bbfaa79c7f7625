import type { FastifyRequest, RouteOptions } from 'fastify';
import { typedValues, type ValueSchema } from '../../validation/typed-values.js';
import type { DescribedBody } from './request-bodies.js';

interface RequestSchema {
  body?: { content: DescribedBody } | object;
  querystring?: ValueSchema;
}

/** Converts the body and the query of a route after validation; see {@link typedValues}. */
export function convertValues(route: RouteOptions, { body = {}, querystring = {} }: RequestSchema): void {
  const bodies = 'content' in body ? Object.values(body.content) : [];
  const toBody = typedValues(bodies.map((described) => described?.schema ?? {}));
  const toQuery = typedValues([querystring]);
  if (toBody === undefined && toQuery === undefined) return;
  const convert = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    if (toBody !== undefined) request.body = toBody(request.body);
    if (toQuery !== undefined) request.query = toQuery(request.query);
    done();
  };
  route.preHandler = [route.preHandler ?? [], convert].flat();
}
