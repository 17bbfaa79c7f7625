import { toStage } from '@inkstone/api/props/stages';
import { dashDate } from '@inkstone/api/rules';
import type { Book } from '@inkstone/api/types';
import type { Offer } from 'schema-dts';

import { paths } from '../../../../lib/config/paths.js';
import { PUBLISHER } from '../../../../lib/config/publisher.js';
import type { Addresses } from '../addresses.js';
import { cardOf } from '../card-facts.js';
import { lineOf } from '../describe.js';
import { given, publisherThing } from '../things.js';
import type { Detail } from './detail.js';

function offerOf({ price, buy_url }: Book, page: string): Offer | undefined {
  if (price <= 0) return undefined;
  const url = buy_url === '' ? page : buy_url;
  return { '@type': 'Offer', price: price.toFixed(2), priceCurrency: 'CNY', url };
}

export function bookDetail(book: Book, addresses: Addresses): Detail {
  const { id, title, grade, grade_id, apply_subject, version_years, publishing_time } = book;
  const edition = `${version_years} 年版`;
  const path = paths.booksDetails.path({ id });
  return {
    title,
    sentences: [
      lineOf(book.description),
      `《${title}》，${grade}${apply_subject}，${edition}`,
      `在${PUBLISHER.name}查看这本书的介绍、配套资源与勘误，查验正版，找到授权店铺`,
    ],
    path,
    section: 'addedServices',
    type: 'book',
    card: cardOf({
      kind: '图书',
      title,
      line: [grade, apply_subject, edition].filter((word) => word !== '').join(' · '),
      stage: toStage(grade_id),
      cover: book.img_url,
    }),
    thing: (common) =>
      given({
        '@type': 'Book',
        ...common,
        inLanguage: 'zh-CN',
        bookEdition: edition,
        datePublished: dashDate(publishing_time),
        educationalLevel: grade,
        about: book.subject_list.map(({ name }) => name),
        publisher: publisherThing(addresses),
        offers: offerOf(book, addresses.page(path)),
      }),
  };
}
