import type { ApiClient } from '@inkstone/api';
import * as props from '@inkstone/api/props/articles';
import type { ArticleSummary } from '@inkstone/api/types';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleRow';
import type { Course } from '@inkstone/ui/patterns/CourseCard';
import type { Stop } from '@inkstone/ui/patterns/StopList';

import { contentHref } from '../content-href.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** The mappers of the client with the addresses of this site. The return types check that components take the results. */
const links = { hrefOf: contentHref };

export function toArticleItem(article: ArticleSummary, { fileUrl }: Files): ArticleItem {
  return props.toArticleItem(article, { fileUrl, ...links });
}

export function toCourse(article: ArticleSummary, { fileUrl }: Files): Course {
  return props.toCourse(article, { fileUrl, ...links });
}

export function toStop(article: ArticleSummary): Stop {
  return props.toStop(article, links);
}
