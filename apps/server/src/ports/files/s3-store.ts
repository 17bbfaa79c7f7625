import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Settings } from '../../config/connections.js';
import type { FileStore } from './file-store.js';
import { checkFileKey, isFileKey } from './keys.js';
import { statusOf } from './s3-errors.js';

const connectWithinMilliseconds = 5_000;
/** A transfer without a byte for this long is cancelled. */
const silentForMilliseconds = 30_000;
/** The library's default of 50 would let slow clients block others. */
const mostConnections = 1_000;

/** A private bucket, shared by several servers, which control access (docs/decisions/0017-file-stores.md). */
export function createS3Store(settings: S3Settings): FileStore {
  const { bucket, region, endpoint, pathStyle, accessKeyId, secretAccessKey } = settings;
  const agent = { keepAlive: true, maxSockets: mostConnections };
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Many compatible stores refuse newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectWithinMilliseconds,
      socketTimeout: silentForMilliseconds,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  // Not its Disk, which accepts ASCII keys only.
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  return {
    async write(key, bytes) {
      checkFileKey(key);
      await driver.put(key, bytes);
    },
    async find(key) {
      if (!isFileKey(key)) return undefined;
      try {
        const { contentLength, lastModified } = await driver.getMetaData(key);
        return { size: contentLength, modifiedAt: lastModified };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async read(key, range) {
      checkFileKey(key);
      const { Body: body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          // The driver does not support ranges.
          ...(range !== undefined && { Range: `bytes=${String(range.start)}-${String(range.end)}` }),
        }),
      );
      if (!(body instanceof Readable)) throw new Error(`the store sent no content for ${key}`);
      return body;
    },
    async delete(key) {
      checkFileKey(key);
      await driver.delete(key);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
      const probe = `.probe/${randomUUID()}`;
      await driver.put(probe, probe);
      if ((await driver.get(probe)) !== probe)
        throw new Error(`the bucket ${bucket} does not keep what is written`);
      await driver.delete(probe);
    },
  };
}
