import type { Cost, Vocabulary } from './vocabulary.queries.js';

/** Longer texts are not read: the time grows with the length, and nobody types a whole title in letters. */
const MOST_CHARACTERS = 30;
/** Ways to read the beginning of a text that are followed further at each place. */
const MOST_WAYS = 400;
/** The longest syllables: zhuang, chuang, shuang. */
const LONGEST_SYLLABLE = 6;
/** Of a place where one word ends and another begins, because no title has these characters side by side. */
const BREAK: Cost = 8;
/** Of a letter that is meant as such, as in A卷, where a syllable is possible. */
const LITERAL: Cost = 3;

/** The best way to read a text up to a place, by its last character. */
interface Way {
  cost: Cost;
  last: string;
  /** Whether the last character begins a word. */
  begins: boolean;
  before: Way | undefined;
}

/**
 * Reads a text as words of the titles, as an input method does: letters as pinyin or initials. The words are cut
 * where no title has two characters next to each other.
 * @returns undefined if the text cannot be read so
 */
export function readText(text: string, vocabulary: Vocabulary): string[] | undefined {
  const { characters, gaps } = splitText(text);
  if (characters.length === 0 || characters.length > MOST_CHARACTERS) return undefined;
  const ways: Map<string, Way>[] = Array.from(
    { length: characters.length + 1 },
    () => new Map<string, Way>(),
  );
  for (let place = 0; place < characters.length; place += 1) {
    const reached = place === 0 ? [] : cheapest(ways[place]);
    if (place > 0 && reached.length === 0) continue;
    for (const [length, candidates] of partsAt(characters, gaps, place, vocabulary)) {
      extend(reached, candidates, ways[place + length] ?? new Map<string, Way>(), vocabulary);
    }
  }
  const [best] = cheapest(ways.at(-1));
  const words = best === undefined ? [] : wordsOf(best);
  // Single characters are in many titles that have nothing to do with the text.
  return words.length > 0 && words.every((word) => Array.from(word).length > 1) ? words : undefined;
}

/** The characters without blanks and apostrophes, which end a syllable. */
function splitText(text: string): { characters: string[]; gaps: Set<number> } {
  const characters: string[] = [];
  const gaps = new Set<number>();
  for (const character of text.toLowerCase()) {
    if (/[\s'’]/u.test(character)) gaps.add(characters.length);
    else characters.push(character);
  }
  return { characters, gaps };
}

/** What may stand at a place: how many characters of the text, and what they are read as. */
function partsAt(
  characters: readonly string[],
  gaps: ReadonlySet<number>,
  place: number,
  { followers, readings }: Vocabulary,
): [length: number, candidates: ReadonlyMap<string, Cost>][] {
  const character = characters[place] ?? '';
  const isLetter = /[a-z]/.test(character);
  const parts: [number, ReadonlyMap<string, Cost>][] = [];
  if (followers.has(character)) parts.push([1, new Map([[character, isLetter ? LITERAL : 0]])]);
  let letters = '';
  for (let length = 1; isLetter && length <= LONGEST_SYLLABLE; length += 1) {
    const next = characters[place + length - 1] ?? '';
    if (!/[a-z]/.test(next) || (length > 1 && gaps.has(place + length - 1))) break;
    letters += next;
    const candidates = readings.get(letters);
    // What begins no syllable becomes none by further letters.
    if (candidates === undefined) break;
    parts.push([length, candidates]);
  }
  return parts;
}

/** Continues the ways that have reached a place with each candidate: in the same word, or as the first of another. */
function extend(
  reached: readonly Way[],
  candidates: ReadonlyMap<string, Cost>,
  next: Map<string, Way>,
  { followers }: Vocabulary,
): void {
  const [cheapestWay] = reached;
  const begun = cheapestWay === undefined ? 0 : cheapestWay.cost + BREAK;
  for (const [last, cost] of candidates) {
    keep(next, { cost: begun + cost, last, begins: true, before: cheapestWay });
  }
  for (const before of reached) {
    const following = followers.get(before.last);
    if (following === undefined) continue;
    // A common character has hundreds of followers, and a syllable some dozen characters.
    const [fewer, more] =
      following.size < candidates.size ? [following, candidates] : [candidates, following];
    for (const [last, cost] of fewer) {
      const other = more.get(last);
      if (other !== undefined) keep(next, { cost: before.cost + cost + other, last, begins: false, before });
    }
  }
}

function keep(ways: Map<string, Way>, way: Way): void {
  const known = ways.get(way.last);
  if (known === undefined || way.cost < known.cost) ways.set(way.last, way);
}

function cheapest(ways: ReadonlyMap<string, Way> | undefined): Way[] {
  return [...(ways?.values() ?? [])].sort((a, b) => a.cost - b.cost).slice(0, MOST_WAYS);
}

function wordsOf(way: Way): string[] {
  const words: string[] = [];
  let word = '';
  for (let at: Way | undefined = way; at !== undefined; at = at.before) {
    word = at.last + word;
    if (at.begins) {
      words.unshift(word);
      word = '';
    }
  }
  return words;
}
