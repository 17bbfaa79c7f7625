import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** A ZIP file in which an entry is read as a stream: nothing of it stands in memory as a whole. */
export interface OpenZip {
  entries: readonly Entry[];
  /** yauzl ends the stream with an error when an entry unpacks to more than its directory says. */
  read: (entry: Entry) => Promise<Readable>;
  close: () => void;
}

export interface ZipLimits {
  entries: number;
  /** Unpacked, of all entries together: a small file can unpack to many times its size. */
  bytes: number;
}

/** The file is no ZIP, is damaged, or would unpack to too much. The message is for the editor. */
export class ZipFault extends Error {}

/** @throws ZipFault */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  // Names are decoded by those who know in which encoding they may be.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const zip = await openPromise(path, options).catch((error: unknown) => {
    throw new ZipFault('打不开：不是 ZIP，或已损坏', { cause: error });
  });
  try {
    const entries = await entriesOf(zip, limits);
    return {
      entries,
      read: (entry) => zip.openReadStreamPromise(entry),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    if (error instanceof ZipFault) throw error;
    throw new ZipFault('打不开：已损坏', { cause: error });
  }
}

async function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) {
    throw new ZipFault(`里面的文件多于 ${String(limits.entries)} 个`);
  }
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) {
      throw new ZipFault(`解压之后大于 ${String(Math.round(limits.bytes / 1024 ** 2))} MB`);
    }
    entries.push(entry);
  }
  return entries;
}
