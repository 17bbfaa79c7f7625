import type { Paper } from './build-papers.js';
import { pictureOf } from './paper-pictures.js';

export function keyOf({ id }: Pick<Paper, 'id'>): string {
  return `paper-${String(id)}`;
}

/** Every nineteenth: their grades and subjects differ. */
export function isRecommended({ id }: Paper): boolean {
  return id % 19 === 4;
}

export function paperTable(papers: readonly Paper[]): Record<string, string>[] {
  return papers.map((paper) => ({
    编号: keyOf(paper),
    标题: paper.title,
    年级: paper.gradeName,
    学科: paper.subjectName,
    地区: paper.province.shortName,
    类型: paper.type,
    年份: String(paper.year),
    日期: paper.uploaded,
    文件: paper.keys.join('、'),
    图片: pictureOf(paper),
    天猫: shopLink('tmall', paper),
    京东: shopLink('jd', paper),
    推荐: isRecommended(paper) ? '是' : '否',
    热门: paper.downloadCount > 3000 ? '是' : '否',
  }));
}

function shopLink(shop: string, { id }: Paper): string {
  return id % 3 === 0 ? `https://example.com/${shop}/yantian/paper-${String(id)}` : '';
}
