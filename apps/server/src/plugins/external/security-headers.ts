import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Site {
  overHttps: boolean;
  /** Pages on other addresses belong to it. */
  hasOtherOrigins: boolean;
}

/**
 * Scripts come from our own files only. Styles may be inline because styled-components writes its rules
 * into a <style> element at run time and theme values travel in style attributes; a nonce would need a page
 * made anew for every visit, where index.html is one static file.
 * Video and pictures may be blobs: downloads and previews are handed to the page as such. Workers as blobs
 * let pdf.js start from a bundled worker.
 */
export async function securityHeaders(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Sent over plain http it would lock a reader out of an address that has no certificate.
    strictTransportSecurity: site.overHttps ? { maxAge: 15_552_000 } : false,
    // Pages of the sites that may call the interface show its pictures too.
    crossOriginResourcePolicy: { policy: site.hasOtherOrigins ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
