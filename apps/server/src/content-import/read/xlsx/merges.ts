import { placeOf } from './columns.js';
import type { Sheet, Workbook } from './workbook.js';

export interface Merge {
  /** B10:B12. */
  name: string;
  from: { column: number; row: number };
  to: { column: number; row: number };
}

/** Longer than any element of a merge. */
const overlap = 200;
/** More is no table; those of a sheet stand in memory. */
const mostMerges = 10_000;

/**
 * The merged cells of a sheet. They stand below its rows, but a row can only be understood with them, so the sheet is
 * passed twice; searched as text it takes a tenth of the time of a parse.
 */
export async function mergesOf({ zip }: Workbook, { part }: Sheet): Promise<Merge[]> {
  const found: Merge[] = [];
  let rest = '';
  for await (const bytes of (await zip.read(part)) as AsyncIterable<Buffer>) {
    rest += bytes.toString('latin1');
    let end = 0;
    for (const match of rest.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+):([A-Z]+\d+)"[^>]*>/g)) {
      const [whole, from = '', to = ''] = match;
      end = match.index + whole.length;
      if (found.length < mostMerges)
        found.push({ name: `${from}:${to}`, from: placeOf(from), to: placeOf(to) });
    }
    rest = rest.slice(Math.max(end, rest.length - overlap));
  }
  return found;
}
