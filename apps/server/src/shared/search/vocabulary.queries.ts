import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import type { Database } from '../../db/database.js';
import { readTermStatistics } from './term-statistics.queries.js';

/** How little a reading fits: the sum over its parts decides between several. */
export type Cost = number;

export interface Vocabulary {
  /** By a character, the characters that follow it in a title; the rarer the pair, the higher its cost. */
  followers: ReadonlyMap<string, ReadonlyMap<string, Cost>>;
  /** By letters, the characters whose pinyin they are or begin. */
  readings: ReadonlyMap<string, ReadonlyMap<string, Cost>>;
}

/** Of a pair that the statistics do not know. */
const RARE_PAIR: Cost = 4;
/** Of letters that only begin a syllable. */
const CUT_SHORT: Cost = 2;

export interface ReadVocabulary extends Vocabulary {
  version: string;
}

/** Pairs that are read and entered at once, and characters: a million titles must not hold up other requests. */
const PAIRS_IN_PIECE = 2000;
const CHARACTERS_IN_PIECE = 50;

/** @param former is returned if there are no new pairs since */
export async function readVocabulary(db: Database, former?: ReadVocabulary): Promise<ReadVocabulary> {
  const { shares } = await readTermStatistics(db);
  const version = JSON.stringify([await pairsVersion(db), ...shares]);
  if (former?.version === version) return former;
  const followers = new Map<string, Map<string, Cost>>();
  for await (const pairs of piecesOfPairs(db)) {
    for (const pair of pairs) enterPair(followers, pair, shares.get(pair));
  }
  return { version, followers, readings: await readingsOf([...followers.keys()]) };
}

async function pairsVersion(db: Database): Promise<unknown> {
  const { rows } = await sql<object>`
    select count(*)::int as count, sum(hashtext(pair)::bigint)::text as hash from search_pairs`.execute(db);
  return rows[0];
}

async function* piecesOfPairs(db: Database): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('search_pairs')
      .select('pair')
      .where('pair', '>', last)
      .orderBy('pair')
      .limit(PAIRS_IN_PIECE)
      .execute();
    yield rows.map(({ pair }) => pair);
    if (rows.length < PAIRS_IN_PIECE) return;
    last = rows.at(-1)?.pair ?? '';
  }
}

function enterPair(followers: Map<string, Map<string, Cost>>, pair: string, share: number | undefined): void {
  const [first = '', second = ''] = Array.from(pair);
  const cost = share === undefined ? RARE_PAIR : Math.min(RARE_PAIR, -Math.log10(share));
  entryOf(followers, first).set(second, cost);
  entryOf(followers, second);
}

async function readingsOf(characters: readonly string[]): Promise<Vocabulary['readings']> {
  const readings = new Map<string, Map<string, Cost>>();
  for (let from = 0; from < characters.length; from += CHARACTERS_IN_PIECE) {
    await setImmediate();
    for (const character of characters.slice(from, from + CHARACTERS_IN_PIECE)) {
      enterReadings(readings, character);
    }
  }
  return readings;
}

function enterReadings(readings: Map<string, Map<string, Cost>>, character: string): void {
  for (const syllable of syllablesOf(character)) {
    for (let length = 1; length <= syllable.length; length += 1) {
      const entry = entryOf(readings, syllable.slice(0, length));
      const cost = length === syllable.length ? 0 : CUT_SHORT;
      entry.set(character, Math.min(cost, entry.get(character) ?? cost));
    }
  }
}

/** Of a few thousand characters. */
const known = new Map<string, readonly string[]>();

/** In letters without tones; none for a sign that is no Chinese character. */
function syllablesOf(character: string): readonly string[] {
  let syllables = known.get(character);
  if (syllables === undefined) {
    const read = /\p{Script=Han}/u.test(character)
      ? pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })
      : [];
    // ü is typed as v or u.
    syllables = [...new Set(read.flatMap((syllable) => [syllable, syllable.replace('v', 'u')]))];
    known.set(character, syllables);
  }
  return syllables;
}

function entryOf(map: Map<string, Map<string, Cost>>, key: string): Map<string, Cost> {
  let entry = map.get(key);
  if (entry === undefined) {
    entry = new Map();
    map.set(key, entry);
  }
  return entry;
}
