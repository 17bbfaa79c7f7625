import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Says which characters each part of the font has, and stands beside the parts. */
const rangesFile = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-serif-sc/unicode.json'));
const weight = 600;

interface FontPart {
  name: string;
  characters: ReadonlySet<string>;
}

/** Noto Serif SC in parts of about a hundred characters each, of all of Unicode that it knows. */
function readParts(): FontPart[] {
  const ranges = JSON.parse(readFileSync(rangesFile, 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([name, range]) => ({
    name: name.replaceAll(/[[\]]/gu, ''),
    characters: new Set(range.split(',').flatMap(charactersOf)),
  }));
}

/** @param range `U+4e00` or `U+4e00-4e0f` */
function charactersOf(range: string): string[] {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** The font of the cards, of which only the parts that a text needs are unpacked, once each until the process ends. */
export class CardFont {
  #parts: readonly FontPart[] = readParts();
  #folder = mkdtempSync(join(tmpdir(), 'inkstone-card-'));
  #unpacked = new Map<string, Promise<string>>();

  constructor() {
    process.once('exit', () => {
      rmSync(this.#folder, { recursive: true, force: true });
    });
  }

  /** @returns files: the rasteriser reads fonts from nothing else */
  async filesFor(text: string): Promise<string[]> {
    // Of two parts the Chinese one, which stands first: its quotation marks are as wide as a character.
    const needed = new Set(
      Array.from(new Set(text)).flatMap(
        (character) => this.#parts.find(({ characters }) => characters.has(character)) ?? [],
      ),
    );
    return Promise.all([...needed].map((part) => this.#fileOf(part)));
  }

  #fileOf(part: FontPart): Promise<string> {
    const file = this.#unpacked.get(part.name) ?? this.#unpack(part);
    this.#unpacked.set(part.name, file);
    return file;
  }

  async #unpack({ name, characters }: FontPart): Promise<string> {
    const packed = join(rangesFile, `../files/noto-serif-sc-${name}-wght-normal.woff2`);
    const font = await subsetFont(readFileSync(packed), [...characters].join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const file = join(this.#folder, `${name}.ttf`);
    writeFileSync(file, font);
    return file;
  }
}
