import { Refusal } from '../../errors/refusal.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { takePaperFiles } from '../papers/files.queries.js';
import { bundleKey, contentOf } from './bundles.js';
import { findBundled, type BundledPaper } from './bundles.queries.js';
import { sizesOf } from './sizes.js';

/** Of the link to a bundle, which takes longer than one file and may be continued after a break. */
const bundleSeconds = 60 * 60;

export function paperBundleOperations(services: Services) {
  const { db, files, links } = services;
  return {
    getPaperSizes: async ({ body }) => ({ data: await sizesOf(services, body.ids) }),

    async getPaperBundle({ body, user }) {
      const { id: userId } = loggedIn(user);
      const ids = [...new Set(body.ids)];
      const listed = await findBundled(db, ids);
      // A paper whose file is missing is not counted as a download.
      const there = new Set((await contentOf(files, listed)).papers.map(({ id }) => id));
      const taken: BundledPaper[] = [];
      for (const id of ids) {
        const paper = there.has(id) ? await takePaperFiles(db, id, userId) : undefined;
        if (paper !== undefined) taken.push({ ...paper, id });
      }
      const content = await contentOf(files, taken);
      if (content.papers.length === 0) throw Refusal.noSuchItem('这些试卷都不存在或已下架');
      const url = links.create(
        bundleKey(content),
        `试卷${String(content.papers.length)}份.zip`,
        bundleSeconds,
      );
      const left = ids.filter((id) => content.papers.every((paper) => paper.id !== id));
      const left_out = left.map((id) => ({ id, title: listed.find((paper) => paper.id === id)?.name ?? '' }));
      return { data: { url, papers: content.papers, left_out } };
    },
  } satisfies Partial<Operations>;
}
