import type { ApiClient } from '@inkstone/api';
import { toStage } from '@inkstone/api/props/stages';
import { dashDate } from '@inkstone/api/rules';
import type { Book, BookResourceGroup } from '@inkstone/api/types';
import type { BookFact, BookHeroProps } from '@inkstone/ui/patterns/BookHero';
import type { ResourceGroup } from '@inkstone/ui/patterns/ResourceTabs';

import { safeHref } from '../../../lib/targets.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** How many province-level regions there are; a book for all of them is shown as 全国通用. */
const ALL_REGIONS = 31;

function areasOf({ apply_area }: Book): string {
  const everywhere = apply_area.length === 0 || apply_area.length >= ALL_REGIONS;
  return everywhere ? '全国通用' : apply_area.map(({ city_name }) => city_name).join('、');
}

function toFacts(book: Book): BookFact[] {
  const subjects = book.subject_list.map(({ name }) => name).join('、');
  return [
    { label: '学科', value: subjects || book.apply_subject },
    { label: '出版日期', value: dashDate(book.publishing_time) },
    { label: '年级', value: book.grade },
    { label: '版本', value: book.version_years === '' ? '' : `${book.version_years} 版` },
    { label: '适用地区', value: areasOf(book) },
  ];
}

/** The head of the book's page, without the favourite, which has state. */
export function toHero(book: Book, { fileUrl }: Files): Omit<BookHeroProps, 'favourite'> {
  return {
    book: {
      title: book.title,
      image: fileUrl(book.img_url),
      wide: book.img_type === 2,
      videoUrl: fileUrl(book.video_url),
      price: book.price,
      stage: toStage(book.grade_id),
      subject: book.apply_subject,
      year: book.version_years,
    },
    facts: toFacts(book),
    sampleHref: book.e_book.startsWith('/files/') ? fileUrl(book.e_book) : safeHref(book.e_book),
    tmallHref: safeHref(book.buy_url),
    jdHref: safeHref(book.buy_url_jd),
    offlineShops: book.address.map(({ name }) => name),
  };
}

export function toResourceGroups(groups: readonly BookResourceGroup[]): ResourceGroup[] {
  return groups.map(({ id, name, list }) => ({
    id,
    name,
    items: list.map((item) => ({ id: item.id, name: item.show_name, downloads: item.download_num })),
  }));
}
