import type { FastifyInstance } from 'fastify';
import { CardMaker } from '../../cards/card-maker.js';
import type { FileStore } from '../../ports/files/file-store.js';
import { sendBusy, sendTransportError } from '../app/errors.js';
import { Cards } from './cards.js';
import type { RenderPlaces } from './render-places.js';
import type { Renderer } from './renderer.js';

const oneYear = 'public, max-age=31536000, immutable';
/** The address of an earlier version shows the present one. */
const fiveMinutes = 'public, max-age=300';

interface Options {
  renderer: Pick<Renderer, 'collectCard'>;
  /** As a visitor. */
  fetch: typeof globalThis.fetch;
  files: FileStore;
  places: RenderPlaces;
}

/** `GET /cards/booksDetails-7.png?v=…`: the picture that the head of a document names. */
export function cardRoutes(app: FastifyInstance, options: Options): void {
  const maker = new CardMaker();
  app.addHook('onClose', () => {
    maker.close();
  });
  const cards = new Cards({ ...options, maker });
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>(
    '/cards/:name([A-Za-z]{1,40}|[A-Za-z]{1,40}-[1-9][0-9]{0,8}).png',
    async (request, reply) => {
      const made = await cards.of(request.params.name);
      if (made === 'missing') return sendTransportError(reply, 404);
      if (made === 'busy') return sendBusy(reply);
      void reply
        .removeHeader('content-security-policy')
        .header('cache-control', request.query.v === made.version ? oneYear : fiveMinutes)
        .type('image/png');
      return reply.send(made.png);
    },
  );
}
