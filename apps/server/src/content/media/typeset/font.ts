import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The parts of a TrueType font that are needed to lay out text. */
export interface Font {
  bytes: Uint8Array;
  /** Glyph id of a character, 0 if the font has none. */
  glyphOf(code: number): number;
  /** Advance width of a glyph in thousandths of an em. */
  advanceOf(glyph: number): number;
}

interface Tables {
  view: DataView;
  at: (tag: string) => number;
}

function tablesOf(bytes: Uint8Array): Tables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offsets = new Map<string, number>();
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const record = 12 + table * 16;
    const tag = String.fromCharCode(...bytes.subarray(record, record + 4));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return {
    view,
    at: (tag) => {
      const offset = offsets.get(tag);
      if (offset === undefined) throw new RangeError(`font without a ${tag} table`);
      return offset;
    },
  };
}

/** The character map: format 4 or 12, depending on the font. */
function readCharacterMap({ view, at }: Tables): Map<number, number> {
  const cmap = at('cmap');
  const glyphs = new Map<number, number>();
  for (let table = 0; table < view.getUint16(cmap + 2); table += 1) {
    const offset = cmap + view.getUint32(cmap + 4 + table * 8 + 4);
    const format = view.getUint16(offset);
    if (format === 12) readSegmentsOf12(view, offset, glyphs);
    if (format === 4) readSegmentsOf4(view, offset, glyphs);
  }
  return glyphs;
}

function readSegmentsOf12(view: DataView, offset: number, glyphs: Map<number, number>): void {
  for (let segment = 0; segment < view.getUint32(offset + 12); segment += 1) {
    const record = offset + 16 + segment * 12;
    const first = view.getUint32(record);
    for (let code = first; code <= view.getUint32(record + 4); code += 1) {
      glyphs.set(code, view.getUint32(record + 8) + code - first);
    }
  }
}

function readSegmentsOf4(view: DataView, offset: number, glyphs: Map<number, number>): void {
  const segments = view.getUint16(offset + 6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const end = view.getUint16(offset + 14 + segment * 2);
    const start = view.getUint16(offset + 16 + (segments + segment) * 2);
    const delta = view.getUint16(offset + 16 + (segments * 2 + segment) * 2);
    const rangeAt = offset + 16 + (segments * 3 + segment) * 2;
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : view.getUint16(rangeAt + range + (code - start) * 2);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

export function readFont(bytes: Uint8Array): Font {
  const tables = tablesOf(bytes);
  const { view } = tables;
  const em = view.getUint16(tables.at('head') + 18);
  const measured = view.getUint16(tables.at('hhea') + 34);
  const widths = tables.at('hmtx');
  const glyphs = readCharacterMap(tables);
  return {
    bytes,
    glyphOf: (code) => glyphs.get(code) ?? 0,
    advanceOf: (glyph) => (view.getUint16(widths + Math.min(glyph, measured - 1) * 4) * 1000) / em,
  };
}

let paperFont: Font | undefined;

/**
 * The font of all papers: Noto Serif SC reduced to the characters of the content. The folder is beside src
 * and dist, three levels above this file in both.
 */
export function loadPaperFont(): Font {
  paperFont ??= readFont(
    brotliDecompressSync(
      readFileSync(new URL('../../../../content-media/fonts/paper-serif.ttf.br', import.meta.url)),
    ),
  );
  return paperFont;
}

/** Replaces a character that the font lacks. */
const geta = '〓';

/** The text with characters that the font lacks replaced. */
export function settable(text: string, font: Font = loadPaperFont()): string {
  let clean = '';
  for (const character of text) clean += font.glyphOf(character.codePointAt(0) ?? 0) === 0 ? geta : character;
  return clean;
}
