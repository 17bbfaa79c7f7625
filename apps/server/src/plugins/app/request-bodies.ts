import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import { type FormEncoding, withUploadedFiles } from '../../validation/uploaded-file.js';
import { transportError } from './errors.js';
import { HeldBytes } from './held-bytes.js';
import { acceptMultipart, fileFieldsOf, multipartType, readMultipart } from './multipart.js';

const jsonType = 'application/json';
const urlEncodedType = 'application/x-www-form-urlencoded';

/** The media types of a request body, as the description has them. */
export type DescribedBody = Partial<Record<string, { schema: object; encoding?: FormEncoding }>>;

/** Parsers for every kind of body that the description may ask for; see `acceptBody` for who takes which. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  await acceptMultipart(app);
  app.addContentTypeParser(urlEncodedType, { parseAs: 'string' }, (_request, text, done) => {
    done(null, valuesOf(new URLSearchParams(text.toString())));
  });
}

function valuesOf(fields: URLSearchParams): Record<string, unknown> {
  const values = new Map<string, string[]>();
  // One pass: asking for the values of each name would take minutes for as many names as a body can hold.
  for (const [name, value] of fields) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...values].map(([name, given]) => [name, given.length === 1 ? given[0] : given]),
  );
}

/** Of the whole process, as its memory is. */
const held = new HeldBytes();

function releaseForm(request: FastifyRequest, _reply: unknown, done: () => void): void {
  held.release(request);
  done();
}

/**
 * Makes a route take the media types of its description, and no others (415).
 * @param schema of the route, as the glue has made it: with references resolved, without encodings
 * @param described the body's own description, for the encodings
 * @param beforeForm asked before a form is read, which costs more than most answers; rejects to turn it away
 */
export function acceptBody(
  route: RouteOptions,
  schema: { body?: { content: DescribedBody } | object },
  described: DescribedBody,
  beforeForm: (request: FastifyRequest) => Promise<void> = () => Promise.resolve(),
): void {
  if (schema.body === undefined || !('content' in schema.body)) return;
  const content = schema.body.content;
  const types = Object.keys(content);
  const json = content[jsonType];
  if (json !== undefined && types.length === 1) {
    // Fastify would pick a body's schema by the content type of the request and validate nothing where there is
    // none; a single schema is applied to whatever comes, also to a missing body.
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
    route.onResponse = [route.onResponse ?? [], releaseForm].flat();
  }
  route.onRequest = [route.onRequest ?? [], refuseOthers(types, false)].flat();
}

/** Before the body is read: all parsers stand at every route, and nothing would validate what they make of it. */
function refuseOthers(types: readonly string[], mayBeMissing: boolean): onRequestHookHandler {
  return (request, _reply, done) => {
    const given = request.headers['content-type'];
    const type = given?.split(';')[0]?.trim().toLowerCase();
    const isRight = type === undefined ? mayBeMissing : types.includes(type);
    done(isRight ? undefined : transportError(415));
  };
}
