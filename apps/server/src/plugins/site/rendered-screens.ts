import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AnswerCache } from '../../answers/answer-cache.js';
import { SharedAnswer } from '../../answers/shared-answer.js';
import { sendCompressed } from '../app/shared-answers.js';
import { dropPageHeaders } from '../external/security-headers.js';
import { requestCompiler } from '../../validation/compilers.js';
import type { RenderPlaces } from './render-places.js';
import type { RenderScreen, ScreenRequest } from './renderer.js';

const currentForSeconds = 10;
/** Bytes of memory; a screen has about 150 KB. */
const mostBytes = 32 * 1024 * 1024;
/** Characters of the path of a screen, with query. */
const mostCharacters = 500;
/** No layout depends on more, in px. */
const widest = 10_000;

interface Options {
  renderScreen: RenderScreen;
  /** From 0, and rising. Any width would be work anew, and memory, for what looks the same. */
  widths: readonly number[];
  log: FastifyBaseLogger;
  /** Browsers that are refused render by themselves. */
  places: RenderPlaces;
}

const querystring = {
  type: 'object',
  required: ['path', 'width'],
  properties: {
    path: { type: 'string', pattern: '^/', maxLength: mostCharacters },
    width: { type: 'integer', minimum: 0, maximum: widest },
  },
} as const;

class NotRendered extends Error {
  override readonly name = 'NotRendered';
}

export function createScreens({ renderScreen, widths, log, places }: Options) {
  const kept = new AnswerCache(currentForSeconds, mostBytes);

  async function render(request: ScreenRequest): Promise<SharedAnswer> {
    const screen = await renderScreen(request);
    if (screen === undefined) throw new NotRendered();
    return new SharedAnswer(screen, JSON.stringify(screen));
  }

  return {
    /** @returns `undefined` for a screen that is not rendered, or not now */
    async of({ path, width: given }: ScreenRequest): Promise<SharedAnswer | undefined> {
      const width = widths.findLast((step) => step <= given) ?? 0;
      const key = `${String(width)} ${path}`;
      const known = kept.find(key);
      if (known !== undefined) return known;
      try {
        return await places.run(`screen ${key}`, () => kept.load(key, () => render({ path, width })));
      } catch (error) {
        // A refusal, such as one of an item that is not there any more: the application shows it.
        if (!(error instanceof NotRendered)) {
          log.debug({ err: error, path }, '页面没有生成，由浏览器自己生成');
        }
        return undefined;
      }
    },
  };
}

/**
 * `GET /screen?path=…&width=…`: the screen behind the #, for the script in the head of the page. 204 where there is
 * none: browsers do not report that as a failure.
 */
export function renderedScreens(app: FastifyInstance, options: Options): void {
  const screens = createScreens(options);
  app.get<{ Querystring: ScreenRequest }>(
    '/screen',
    { schema: { querystring }, validatorCompiler: requestCompiler() },
    async (request, reply) => {
      const answer = await screens.of(request.query);
      dropPageHeaders(reply, request.url);
      void reply.header('cache-control', 'no-store');
      if (answer === undefined) return reply.code(204).send();
      await sendCompressed(request, reply, answer);
      return reply;
    },
  );
}
