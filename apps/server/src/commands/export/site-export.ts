import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.js';
import type { Admission } from '../../plugins/site/crawlers/robots.js';
import type { Renderer } from '../../plugins/site/renderer.js';
import type { FileStore } from '../../ports/files/file-store.js';

export interface Export {
  /** Serves the pages; nothing listens. */
  app: FastifyInstance;
  db: Database;
  files: FileStore;
  renderer: Renderer;
  siteName: string;
  /** Of the site that will be served from the folder. */
  origin: string;
  admission: Admission;
  /** Of the built site. */
  siteFolder: string;
  /** What is written is below it. */
  folder: string;
  onPage: (written: number) => void;
}
