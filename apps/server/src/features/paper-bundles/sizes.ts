import type { PaperSize } from '@inkstone/api/types';
import type { Services } from '../../shared/services.js';
import { findPreviews } from '../papers/previews.queries.js';
import { findPageCounts, findSized } from './sizes.queries.js';

/** How large papers are, wholly and as visitors see them. One without files, or with a missing one, is left out. */
export async function sizesOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  ids: readonly number[],
): Promise<PaperSize[]> {
  const papers = await findSized(db, ids);
  const keys = papers.flatMap(({ fileKeys }) => fileKeys);
  const [previews, counts] = await Promise.all([findPreviews(db, keys), findPageCounts(db, keys)]);
  const sizeOf = async (key: string) => (await files.find(key))?.size;
  const sizes = await Promise.all(
    papers.map(async ({ id, fileKeys }) => {
      const cuts = fileKeys.map((key) => previews.find(({ fileKey }) => fileKey === key));
      const whole = sum(await Promise.all(fileKeys.map(sizeOf)));
      if (whole === undefined || whole === 0) return [];
      const shown = sum(
        await Promise.all(fileKeys.map((key, index) => sizeOf(cuts[index]?.previewKey ?? key))),
      );
      const pages = sum(fileKeys.map((key, index) => cuts[index]?.pageCount ?? counts.get(key)));
      const isCut = cuts.some((cut) => cut !== undefined);
      return [
        {
          id,
          size: whole,
          ...(isCut && shown !== undefined && { shown_size: shown }),
          ...(pages !== undefined && { pages }),
        },
      ];
    }),
  );
  return sizes.flat();
}

function sum(values: readonly (number | undefined)[]): number | undefined {
  return values.reduce(
    (total, value) => (total === undefined || value === undefined ? undefined : total + value),
    0,
  );
}
