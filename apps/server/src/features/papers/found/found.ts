import type { Page } from '../../../shared/paging.js';
import { SharedResults } from '../../../shared/shared-results.js';
import { totalOf } from '../counts.queries.js';
import { type PaperFilter, wantedFacets } from '../facets.queries.js';
import { type PaperCatalogue, papersWithIds } from '../list.queries.js';
import type { ReadVersion } from '../version.queries.js';
import { findInTexts, readPaperTexts } from './found.queries.js';
import { type Place, type Places, placesIn } from './places.js';
import { fewerWords, soughtText, type SoughtText } from './words.js';

/** Some 10 KB each, with twenty papers. */
const keptPages = 500;
const keptSeconds = 60;
const mostFewer = 3;

interface FoundPage {
  count: number;
  papers: readonly { id: number; places: Places }[];
  fewer: readonly string[];
}

/** Finds papers by what is written in them. A visitor's search knows only the pages that visitors may see. */
export function createTextSearch(catalogue: PaperCatalogue, readVersion: ReadVersion) {
  const { db, months } = catalogue;
  const pages = new SharedResults<FoundPage>({ most: keptPages, seconds: keptSeconds });

  async function find(
    filter: PaperFilter,
    sought: SoughtText,
    page: Page,
    isWhole: boolean,
  ): Promise<FoundPage> {
    const isFiltered = wantedFacets(filter).size > 0;
    const passing = isFiltered ? totalOf((await months.of(filter)).months) : undefined;
    const search = { filter, isWhole, passing };
    const { ids, count } = await findInTexts(db, { ...search, sought }, page);
    const papers = await readPaperTexts(db, ids, isWhole);
    const fewer = [];
    for (const word of count > 0 ? [] : fewerWords(sought)) {
      if (fewer.length === mostFewer) break;
      const one = soughtText(word);
      const found = one && (await findInTexts(db, { ...search, sought: one }, { limit: 1, offset: 0 }));
      if (found !== undefined && found.count > 0) fewer.push(word);
    }
    return { count, papers: papers.map(({ id, files }) => ({ id, places: placesIn(files, sought) })), fewer };
  }

  return async (filter: PaperFilter, sought: SoughtText, page: Page, userId: number | undefined) => {
    const isWhole = userId !== undefined;
    const key = [
      await readVersion(),
      isWhole,
      ...sought.runs,
      ...wantedFacets(filter),
      page.limit,
      page.offset,
    ];
    const { count, papers, fewer } = await pages.get(JSON.stringify(key), () =>
      find(filter, sought, page, isWhole),
    );
    const summaries = await papersWithIds(
      catalogue,
      papers.map(({ id }) => id),
      userId,
    );
    const placesOf = new Map(papers.map(({ id, places }) => [id, places]));
    const list = summaries.flatMap((summary) => {
      const places = placesOf.get(summary.id);
      return places === undefined ? [] : [{ ...summary, ...toFound(places) }];
    });
    return { list, count, fewer: [...fewer] };
  };
}

function toFound({ count, pageCount, pages, snippets }: Places) {
  return { place_count: count, page_count: pageCount, pages, places: snippets.map(toPlace) };
}

function toPlace({ file, page, isBehind, text, marks }: Place) {
  return { file, page, is_behind: isBehind ? (1 as const) : (0 as const), text, marks };
}
