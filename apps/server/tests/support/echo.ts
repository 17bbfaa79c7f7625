import Fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from '../../src/plugins/app/errors.js';
import { acceptBody, type DescribedBody, parseBodies } from '../../src/plugins/app/request-bodies.js';
import { requestCompiler } from '../../src/validation/compilers.js';

/** A server with a route for each body. It answers what it received, files without their content. */
export async function startEcho(bodies: Record<string, DescribedBody>): Promise<FastifyInstance> {
  const app = Fastify();
  handleErrors(app);
  app.setValidatorCompiler(requestCompiler());
  await parseBodies(app);
  for (const [url, content] of Object.entries(bodies)) {
    const schema = { body: { content: structuredClone(content) } };
    const route = { method: 'POST', url: `/${url}`, schema, handler: answer } as const;
    acceptBody(route, schema, content);
    app.route(route);
  }
  return app;
  async function answer({ body }: { body: unknown }) {
    await Promise.resolve();
    const text = JSON.stringify(body, (key, value: unknown) => (key === 'bytes' ? undefined : value));
    return { code: 200, msg: '', data: JSON.parse(text) as unknown };
  }
}
