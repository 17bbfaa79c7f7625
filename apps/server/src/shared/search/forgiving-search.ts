import { Converter } from 'opencc-js/t2cn';
import type { Database } from '../../db/database.js';
import { SharedResults } from '../shared-results.js';
import { readText } from './read-text.js';
import { readVocabulary, type ReadVocabulary } from './vocabulary.queries.js';

/** What a person may have meant by a text that finds nothing. */
export interface ForgivingSearch {
  /** Runs a search, and once more for what the text may mean if it finds nothing. */
  find<Found extends { count: number }>(
    text: string | undefined,
    run: (text: string | undefined) => Promise<Found>,
  ): Promise<Found>;
}

/** New titles are found by their words at once, and by pinyin after this time at the latest. */
const keptSeconds = 60;

export function createForgivingSearch(db: Database): ForgivingSearch {
  const vocabularies = new SharedResults<ReadVocabulary>({ most: 1, seconds: keptSeconds });
  let former: ReadVocabulary | undefined;
  const read = async () => (former = await readVocabulary(db, former));
  return {
    async find(text, run) {
      const found = await run(text);
      if (found.count > 0 || text === undefined || text.trim() === '') return found;
      const vocabulary = await vocabularies.get('', read);
      const words = readText(toUsualForms(text), vocabulary)?.join(' ');
      return words === undefined || words === text ? found : run(words);
    },
  };
}

/** Its tables take some megabytes. */
let toSimplified: ((text: string) => string) | undefined;

/** Full width to half width, traditional to simplified characters. */
export function toUsualForms(text: string): string {
  toSimplified ??= Converter({ from: 't', to: 'cn' });
  // NFKC would also replace brackets and punctuation of titles.
  return toSimplified(text.replace(/[０-９Ａ-Ｚａ-ｚ\u3000]+/g, (wide) => wide.normalize('NFKC')));
}
