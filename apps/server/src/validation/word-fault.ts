import { finished } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export type WordFault = 'broken' | 'macros' | 'swollen';

const mostParts = 5_000;
/** Bytes of all parts. Pictures hardly shrink, so a file of 5 MB has seldom more than 20. */
const mostUnpacked = 100 * 1024 * 1024;
/** Text shrinks to a tenth, tables that repeat to a fiftieth; only what is made to hurt to a hundredth. */
const mostRatio = 100;
/** Below it a ratio says nothing. */
const smallUnpacked = 10 * 1024 * 1024;

const macrosOfDoc = Buffer.from('_VBA_PROJECT', 'utf16le');

/** Old Word files are not packed. */
export function docFault(bytes: Buffer): WordFault | undefined {
  return bytes.includes(macrosOfDoc) ? 'macros' : undefined;
}

/** Unpacks a Word file without keeping anything of it: its directory may say less than it holds. */
export async function docxFault(bytes: Buffer): Promise<WordFault | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    return await zipFault(zip, Math.max(smallUnpacked, Math.min(mostUnpacked, mostRatio * bytes.length)));
  } catch {
    return 'broken';
  }
}

async function zipFault(zip: ZipFile, most: number): Promise<WordFault | undefined> {
  if (zip.entryCount > mostParts) return 'swollen';
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  if (entries.some(({ fileName }) => /(?:^|\/)vbaProject\.bin$/i.test(fileName))) return 'macros';
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > most) return 'swollen';
  for (const entry of entries) {
    // yauzl ends a stream with an error that is longer than its entry says.
    await finished((await zip.openReadStreamPromise(entry)).resume());
  }
  return undefined;
}
