import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { FastifyInstance } from 'fastify';
import { buildApp } from 'fauxqs';
import type { S3Settings } from '../../src/config/connections.js';

export interface TestS3 {
  settings: S3Settings;
  stop(): Promise<void>;
}

/** An S3 server over HTTP with one empty bucket in memory. */
export async function startS3(): Promise<TestS3> {
  // Its declarations do not resolve the types of Fastify.
  const server = buildApp({ logger: false }) as FastifyInstance;
  const endpoint = await server.listen({ host: '127.0.0.1', port: 0 });
  const settings = {
    endpoint,
    region: 'us-east-1',
    pathStyle: true,
    bucket: 'books',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  const client = new S3Client({
    endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: settings,
  });
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return {
    settings,
    async stop() {
      // Clients keep their connections open, and closing would wait for them.
      server.server.closeAllConnections();
      await server.close();
    },
  };
}
