import type { FastifyReply } from 'fastify';
import { toXml } from './crawlers/xml.js';
import type { DocumentStatus } from './renderer.js';

/**
 * While others take all places, a crawler is told to come again, or that nothing is there. A reader needs no document:
 * the page leads on to the application.
 *
 * @param path of the screen behind the #
 */
export function sendBusyPage(reply: FastifyReply, path: string, status: DocumentStatus): FastifyReply {
  const address = toXml(`/#${path}`);
  if (status === 200) void reply.code(503).header('retry-after', '5');
  else void reply.code(status);
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>正在打开</title>` +
        `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=${address}">` +
        `<p><a href="${address}">打开页面</a></p></html>`,
    );
}
