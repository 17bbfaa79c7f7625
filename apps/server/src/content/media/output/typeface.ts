import { deflateSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { loadPaperFont, readFont, settable } from '../typeset/font.js';

/**
 * The paper font reduced to the characters of a group of papers, in the three forms that a PDF file embeds.
 * Made once for a group and shared by all its files: subsetting and compressing it for each would take longer
 * than everything else together.
 */
export interface Typeface {
  /** Compressed TrueType file, and its uncompressed length. */
  file: Uint8Array;
  fileLength: number;
  /** Compressed ToUnicode map, so that the text can be searched and copied. */
  toUnicode: Uint8Array;
  /** Widths other than 1000, as the W array of the font's dictionary. */
  widths: (number | number[])[];
  /** Glyph ids of a text's characters as the hexadecimal string of a PDF. */
  encode(text: string): string;
  /** The uncompressed TrueType file, for the pictures of scanned papers. */
  plain: Uint8Array;
}

const always = '\u00200123456789第页共ABCD（）．';

export async function cutTypeface(characters: ReadonlySet<string>): Promise<Typeface> {
  const font = loadPaperFont();
  const text = settable(
    Array.from(new Set([...Array.from(always), ...characters]))
      .sort()
      .join(''),
    font,
  );
  const plain = await subsetFont(Buffer.from(font.bytes), text, { targetFormat: 'truetype' });
  const cut = readFont(plain);
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const hex = new Map<string, string>();
  const widths: (number | number[])[] = [];
  const mapped: string[] = [];
  for (const code of codes) {
    const glyph = cut.glyphOf(code);
    const width = Math.round(cut.advanceOf(glyph));
    const digits = glyph.toString(16).padStart(4, '0');
    hex.set(String.fromCodePoint(code), digits);
    mapped.push(`<${digits}> <${code.toString(16).padStart(4, '0')}>`);
    if (width !== 1000) widths.push(glyph, [width]);
  }
  return {
    file: deflateSync(plain, { level: 7 }),
    fileLength: plain.length,
    toUnicode: deflateSync(toUnicodeMap(mapped)),
    widths,
    plain,
    encode(run) {
      let encoded = '';
      for (const character of run) encoded += hex.get(character) ?? hex.get('〓') ?? '0000';
      return encoded;
    },
  };
}

function toUnicodeMap(pairs: readonly string[]): string {
  let map =
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n';
  for (let at = 0; at < pairs.length; at += 100) {
    const some = pairs.slice(at, at + 100);
    map += `${String(some.length)} beginbfchar\n${some.join('\n')}\nendbfchar\n`;
  }
  return `${map}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
}
