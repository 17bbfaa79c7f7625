import { z } from 'zod';
import { readTable } from '../folder/tables.js';
import type { Paper } from '../papers/build-papers.js';
import { keyOf } from '../papers/paper-table.js';

/** By the keys of the records. */
export interface ReaderCounts {
  articles: readonly { key: string; views: number; plays: number }[];
  papers: readonly { key: string; views: number; downloads: number }[];
  resources: readonly { key: string; downloads: number }[];
}

const count = z.coerce.number().int();
const articleCounts = z.strictObject({ 编号: z.string(), 浏览: count, 播放: count });
const resourceCounts = z.strictObject({ 编号: z.string(), 下载: count });

export async function readerCounts(papers: readonly Paper[]): Promise<ReaderCounts> {
  const articles = await readTable('article-counts.csv', articleCounts);
  const resources = await readTable('resource-counts.csv', resourceCounts);
  return {
    articles: articles.map((row) => ({ key: row.编号, views: row.浏览, plays: row.播放 })),
    papers: papers.map((paper) => ({
      key: keyOf(paper),
      views: paper.viewCount,
      downloads: paper.downloadCount,
    })),
    resources: resources.map((row) => ({ key: row.编号, downloads: row.下载 })),
  };
}
