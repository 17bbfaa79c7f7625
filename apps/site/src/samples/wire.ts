import type { Article, ArticleSummary } from '@inkstone/api/types';

/** An article as the server lists it, for tests of screens. */
export function wireSummary(differences: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: 7,
    column_id: 26,
    column_title: '知识干货',
    title: '先问三个问题',
    intro: '算不动往往不是计算差。',
    image: '',
    source: '砚田教育',
    author: '',
    tags: [],
    release_time: Date.UTC(2026, 10, 1) / 1000,
    is_collect: 0,
    ...differences,
  };
}

/** An article as the server gives it for its page, for tests of screens. */
export function wireArticle(differences: Partial<Article> = {}): Article {
  return {
    ...wireSummary(),
    content: '<p>正文</p>',
    prev: { id: 6, title: '上一篇的题目' },
    next: { id: 8, title: '下一篇的题目' },
    has_video: 0,
    video_url: '',
    content_type: 3,
    ...differences,
  };
}
