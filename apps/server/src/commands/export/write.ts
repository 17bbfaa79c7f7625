import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes a file, and the folders that it stands in. */
export async function write(
  place: string,
  content: string | Uint8Array | NodeJS.ReadableStream | AsyncIterable<string>,
): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const source = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  await pipeline(Readable.from(source), createWriteStream(place));
}
