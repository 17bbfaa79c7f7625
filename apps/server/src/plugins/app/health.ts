import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { sendTransportError } from './errors.js';

/** /healthz: the process answers. /readyz: it can also reach the database. For whatever watches the server. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', () => ({ code: 200, msg: '正常', data: null }));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { code: 200, msg: '就绪', data: null };
    } catch (error) {
      request.log.warn({ err: error }, '数据库没有回应');
      return sendTransportError(reply, 503);
    }
  });
}
