import type { ApiClient } from '@inkstone/api';
import { toStage } from '@inkstone/api/props/stages';
import { dashDate, stageBooksPage } from '@inkstone/api/rules';
import type { ArticleSummary, BookSummary, HomeComprehensive, Slide } from '@inkstone/api/types';
import { formatCount } from '@inkstone/ui/format';
import type { HeroSlide } from '@inkstone/ui/patterns/HeroBanner';
import type { NewsItem } from '@inkstone/ui/patterns/NewsList';

import { safeHref } from '../../../lib/targets.js';
import { paths } from '../../../lib/config/paths.js';
import { contentHref } from '../../../lib/content-href.js';
import { breakHeadline } from '../../../lib/models/headline.js';
import type { HomeOverview } from './Home.view.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** What most readers come for, beside the link of the first slide. */
const FIND_BOOKS = { label: '查找图书', href: paths.addedServices.href() };

/** The newest book of each stage, for the covers of the first slide. */
function newestOfEachStage(books: readonly BookSummary[]): BookSummary[] {
  const seen = new Set<string>();
  return books.filter(({ grade_id, img_type }) => {
    const stage = toStage(grade_id);
    if (img_type === 2 || seen.has(stage)) return false;
    seen.add(stage);
    return true;
  });
}

/** The banner of home. The first slide shows the covers of the newest books, the others their picture. */
export function toSlides(
  slides: readonly Slide[],
  newBooks: readonly BookSummary[],
  { fileUrl }: Files,
): HeroSlide[] {
  const covers = newestOfEachStage(newBooks).map((book) => ({
    title: book.title,
    image: fileUrl(book.img_url),
    subject: book.apply_subject,
    stage: toStage(book.grade_id),
    year: book.version_years,
  }));
  return slides.map(({ id, title, intro, image, image_focus, extend }, index) => {
    const href = safeHref(extend);
    return {
      id,
      title: breakHeadline(title),
      text: intro,
      image: fileUrl(image),
      imageFocus: image_focus,
      covers: index === 0 ? covers : [],
      actions: [
        ...(href === undefined ? [] : [{ label: '查看详情', href }]),
        ...(index === 0 ? [FIND_BOOKS] : []),
      ],
    };
  });
}

export function toOverview({ cards, stages, special }: HomeComprehensive, { fileUrl }: Files): HomeOverview {
  const specialHref = safeHref(special.url);
  return {
    highlights: cards.slice(0, 3).flatMap(({ title, descr, url }) => {
      const href = safeHref(url);
      return href === undefined ? [] : [{ title, descr, href }];
    }),
    stages: stages.map(({ id, name, book_count, categories }) => ({
      id,
      name,
      stage: toStage(id),
      note: `${formatCount(book_count)} 种在售`,
      href: paths[stageBooksPage(id)].href(),
      categories: categories.map((category) => ({
        id: category.id,
        name: category.name,
        href: paths[stageBooksPage(id)].href({ cate_id: category.id }),
      })),
    })),
    special:
      special.title === '' || specialHref === undefined
        ? undefined
        : { title: special.title, descr: special.descr, image: fileUrl(special.image), href: specialHref },
  };
}

export function toNews(articles: readonly ArticleSummary[]): NewsItem[] {
  return articles.map(({ id, column_id, title, intro, release_time }) => ({
    id,
    title,
    href: contentHref({ id, column_id }),
    date: dashDate(release_time),
    summary: intro,
  }));
}
