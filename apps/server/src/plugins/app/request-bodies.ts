import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import { type FormEncoding, withUploadedFiles } from '../../validation/uploaded-file.js';
import { transportError } from './errors.js';
import { HeldBytes } from './held-bytes.js';
import { acceptMultipart, fileFieldsOf, multipartType, readMultipart } from './multipart.js';

const jsonType = 'application/json';
const urlEncodedType = 'application/x-www-form-urlencoded';

export type DescribedBody = Partial<Record<string, { schema: object; encoding?: FormEncoding }>>;

/** Adds a parser for each media type of the description; `acceptBody` decides which a route accepts. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  await acceptMultipart(app);
  app.addContentTypeParser(urlEncodedType, { parseAs: 'string' }, (_request, text, done) =>
    done(null, valuesOf(new URLSearchParams(text.toString()))),
  );
}

function valuesOf(fields: URLSearchParams): Record<string, unknown> {
  const values = new Map<string, string[]>();
  // One pass: `getAll` for each name would take minutes with as many names as a body can contain.
  for (const [name, value] of fields) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...values].map(([name, given]) => [name, given.length === 1 ? given[0] : given]),
  );
}

const held = new HeldBytes();

function releaseForm(request: FastifyRequest, _reply: unknown, done: () => void): void {
  held.release(request);
  done();
}

type FormStep = (request: FastifyRequest) => Promise<void>;

interface FormSteps {
  /** Before a form is read; rejects to refuse it. */
  beforeForm?: FormStep;
  /** With the form that is read and valid; rejects to refuse it. */
  afterForm?: FormStep;
}

const nothing: FormStep = () => Promise.resolve();

/**
 * Makes a route accept the media types of its description and no others (415).
 * @param schema of the route, with references resolved, without encodings
 * @param described the body's own description, for the encodings
 */
export function acceptBody(
  route: RouteOptions,
  schema: { body?: { content: DescribedBody } | object },
  described: DescribedBody,
  { beforeForm = nothing, afterForm = nothing }: FormSteps = {},
): void {
  if (schema.body === undefined || !('content' in schema.body)) return;
  const content = schema.body.content;
  const types = Object.keys(content);
  const json = content[jsonType];
  if (json !== undefined && types.length === 1) {
    // Fastify validates no body without a content type. A single schema is applied to every body.
    schema.body = json.schema;
    route.onRequest = [route.onRequest ?? [], refuseOthers(types, true)].flat();
    return;
  }
  const form = content[multipartType];
  if (form !== undefined) {
    const files = fileFieldsOf(form.schema);
    form.schema = withUploadedFiles(form.schema, described[multipartType]?.encoding);
    route.preValidation = async (request: FastifyRequest) => {
      if (!request.isMultipart()) return;
      await beforeForm(request);
      request.body = await readMultipart(request, files, held);
    };
    const check = async (request: FastifyRequest) => {
      if (request.isMultipart()) await afterForm(request);
    };
    route.preHandler = [route.preHandler ?? [], check].flat();
    route.onResponse = [route.onResponse ?? [], releaseForm].flat();
  }
  route.onRequest = [route.onRequest ?? [], refuseOthers(types, false)].flat();
}

/** Runs before the body is read: every route has all parsers. */
function refuseOthers(types: readonly string[], mayBeMissing: boolean): onRequestHookHandler {
  return (request, _reply, done) => {
    const given = request.headers['content-type'];
    const type = given?.split(';')[0]?.trim().toLowerCase();
    const isRight = type === undefined ? mayBeMissing : types.includes(type);
    done(isRight ? undefined : transportError(415));
  };
}
