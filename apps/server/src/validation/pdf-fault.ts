import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const unpack = promisify(inflate);

export type PdfFault = 'active' | 'locked' | 'unreadable';

/** Scripts, programs and forms that are programs. Names may be written with #4A for J. */
const active = /\/(?:JavaScript|Launch|Rendition)(?!\w)|\/XFA\s*(?:\[|\d+\s+\d+\s+R)/;

/** Objects may stand in compressed streams; a PDF of 5 MB has some hundreds of them. */
const mostPacked = 2_000;
/** Bytes of all of them. */
const mostUnpacked = 64 * 1024 * 1024;

/** Filters that would hide names, and that no program uses for objects. */
const unusual =
  /\/(?:A85|AHx|ASCII85Decode|ASCIIHexDecode|Crypt|LZW|LZWDecode|Predictor|RL|RunLengthDecode)(?!\w)/;

/**
 * Looks for what a PDF would do when an operator opens it. Names are looked for wherever they stand, so that no trick with
 * the structure of the file hides them; only what is compressed has to be unpacked before. No object is built of it.
 */
export async function pdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  const names = decodeNames(bytes);
  if (active.test(names)) return 'active';
  const isLocked = /\/Encrypt(?!\w)/.test(names);
  let left = mostUnpacked;
  let packed = 0;
  for (const { dictionary, start } of streamsOf(bytes)) {
    // Readers also find objects in streams that do not say that they have some.
    const isNamed = /\/ObjStm(?!\w)/.test(dictionary);
    if (!isNamed && !(/\/First(?!\w)/.test(dictionary) && /\/N(?!\w)/.test(dictionary))) continue;
    if (isNamed && isLocked) return 'locked';
    packed += 1;
    if (packed > mostPacked || (isNamed && unusual.test(dictionary))) return 'unreadable';
    const unpacked = await unpackUpTo(bytes.subarray(start), left);
    if (unpacked === 'too large') return 'unreadable';
    if (unpacked === 'not packed') {
      if (isNamed && /\/(?:F|Filter)(?!\w)/.test(dictionary)) return 'unreadable';
      continue;
    }
    left -= unpacked.length;
    if (active.test(decodeNames(unpacked))) return 'active';
  }
  return undefined;
}

const sharp = 0x23;

/** As text with one character for each byte. A file of nothing but such names takes no longer than another. */
function decodeNames(bytes: Buffer): string {
  if (!bytes.includes(sharp)) return bytes.toString('latin1');
  const decoded = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const code = byte === sharp ? digitOf(bytes[at + 1]) * 16 + digitOf(bytes[at + 2]) : Number.NaN;
    if (!Number.isNaN(code)) at += 2;
    decoded[length] = Number.isNaN(code) ? byte : code;
    length += 1;
  }
  return decoded.toString('latin1', 0, length);
}

/** Hexadecimal; NaN for another character. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/** Each stream with what stands before it, back to the stream before: its dictionary, and what lies between. */
function* streamsOf(bytes: Buffer): Generator<{ dictionary: string; start: number }> {
  const text = bytes.toString('latin1');
  let last = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const between = decodeNames(bytes.subarray(last, index));
    const start = index + keyword.length;
    yield { dictionary: between.slice(between.lastIndexOf('endstream') + 1), start };
    last = start;
  }
}

async function unpackUpTo(bytes: Buffer, most: number): Promise<Buffer | 'not packed' | 'too large'> {
  try {
    return await unpack(bytes, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too large' : 'not packed';
  }
}
