import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Connection } from '../db/database.js';
import { inputs } from './cases.js';

export interface Bytes {
  body: Buffer;
  headers: Record<string, string>;
}

interface Statement {
  name: string;
  text: string;
  values: (body: Record<string, number>) => number[];
}

/** The same rows as ours, without names from other tables, counts and the caller's favourites. */
const statements: Record<string, Statement> = {
  '/papers': {
    name: 'papers',
    text: `select id, title, created_at, image_key, view_count, download_count, grade_id, subject_id, type_id,
                  province_id, year
             from papers order by created_at desc, id desc limit ${String(inputs.pageSize)} offset $1`,
    values: ({ page = 1 }) => [(page - 1) * inputs.pageSize],
  },
  '/books': {
    name: 'books',
    text: `select id, title, cover_key, cover_type, stage_id, grade_id, version_year, published_at, price_cents
             from books order by published_at desc, id desc limit ${String(inputs.booksPerPage)}`,
    values: () => [],
  },
  '/book': {
    name: 'book',
    text: 'select * from books where id = $1',
    values: ({ book_id: id = 1 }) => [id],
  },
};

/** What the server is compared with: Fastify and pg alone, one prepared query on an index per request. */
export function bareRoutes(connection: Connection, files: Record<string, Bytes>): FastifyInstance {
  // The embedded PostgreSQL accepts 60 connections; two processes with our pool of 20 leave 20 for these routes.
  const pool = new pg.Pool({ ...connection, max: 8 });
  const bare = Fastify();
  bare.addHook('onClose', () => pool.end());
  for (const [url, { body, headers }] of Object.entries(files)) {
    bare.get(url, (_request, reply) => reply.headers(headers).send(body));
  }
  for (const [url, { name, text, values }] of Object.entries(statements)) {
    bare.post(url, async (request) => {
      const { rows } = await pool.query({
        name,
        text,
        values: values(request.body as Record<string, number>),
      });
      return rows as unknown[];
    });
  }
  return bare;
}
