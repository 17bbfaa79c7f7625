import type {
  FoundPaper,
  Article,
  ArticleSummary,
  BookSummary,
  Paper,
  PaperSummary,
} from '@inkstone/api/types';

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

/** A paper as the server lists it, for tests of screens. */
export function wirePaper(differences: Partial<PaperSummary> = {}): PaperSummary {
  return {
    id: 1,
    title: '高三上学期期中数学试卷',
    create_time: '2026-11-12 09:30:00',
    image: '',
    is_collect: 0,
    views: 1280,
    downloads: 356,
    grade_name: '高三',
    subject_name: '数学',
    type_name: '期中考试',
    address_name: '北京',
    year_name: '2026',
    ...differences,
  };
}

/** A paper in which something was found. */
export function wireFoundPaper(differences: Partial<FoundPaper> = {}): FoundPaper {
  return {
    ...wirePaper(),
    place_count: 4,
    page_count: 4,
    pages: [2],
    places: [
      {
        file: 1,
        page: 2,
        is_behind: 0,
        text: '下列关于匀变速直线运动的说法正确的是',
        marks: [{ from: 4, to: 11 }],
      },
    ],
    ...differences,
  };
}

/** A paper as the server gives it for its page, for tests of screens. */
export function wirePaperPage(differences: Partial<Paper> = {}): Paper {
  return {
    ...wirePaper(),
    url: '/files/papers/1.pdf',
    buy_url: '',
    buy_url_jd: '',
    correlation_list: [{ id: 2, title: '同年级的另一份', create_time: '2026-11-08 16:05:00' }],
    ...differences,
  };
}

/** A book as the server lists it, for tests of screens. */
export function wireBook(differences: Partial<BookSummary> = {}): BookSummary {
  const { id = 1 } = differences;
  return {
    id,
    title: `图书${String(id)}`,
    intro: '',
    img_url: '',
    img_type: 1,
    grade: '高三',
    grade_id: 169,
    apply_subject: '',
    version_years: '2027',
    versions_year: 2027,
    publishing_time: 0,
    price: 42,
    is_collect: 0,
    ...differences,
  };
}
