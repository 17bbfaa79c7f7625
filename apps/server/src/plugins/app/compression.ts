import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { leastCompressed, mostAtOnce } from '../../answers/compressed-sizes.js';

/** Of gzip and, in `params`, of zstd. At its usual level 3 zstd takes half as long again, for answers of the same size. */
const zlibOptions = { level: 4, params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Responses only: a small body could expand into a very large one. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: leastCompressed,
    syncThreshold: mostAtOnce,
    zlibOptions,
  });
}
