import { toStage } from '@inkstone/api/props/stages';
import { dashDate, favouriteType, SECTIONS } from '@inkstone/api/rules';
import type { Article } from '@inkstone/api/types';
import type { Audience, Organization, Person, Thing } from 'schema-dts';

import { paths, type PathName } from '../../../../lib/config/paths.js';
import { sectionOfPage } from '../../../../lib/config/within.js';
import { PUBLISHER } from '../../../../lib/config/publisher.js';
import { withQuery } from '../../../../lib/config/route.js';
import { pageOfColumn } from '../../page-of-column.js';
import type { Addresses } from '../addresses.js';
import { cardOf } from '../card-facts.js';
import { lineOf, oneLine } from '../describe.js';
import { given, publisherThing } from '../things.js';
import type { Common, Detail } from './detail.js';

/** How names end that are not a person's: 编辑部, 数学组, 晨光出版社. */
const NOT_A_PERSON = /[部组社处室会院校所司网]$/;

function authorOf(article: Article, addresses: Addresses): Person | Organization {
  const name = nameOf(article);
  if (name === '' || name === PUBLISHER.name) return publisherThing(addresses);
  return NOT_A_PERSON.test(name) ? { '@type': 'Organization', name } : { '@type': 'Person', name };
}

/** Seconds as ISO 8601 in China's time zone. */
function isoTime(seconds: number): string {
  return new Date((seconds + 8 * 3600) * 1000).toISOString().replace(/\.\d+Z$/, '+08:00');
}

function isoDuration(seconds: number): string {
  return `PT${String(Math.floor(seconds / 60))}M${String(Math.floor(seconds % 60))}S`;
}

function courseThing(article: Article, common: Common, addresses: Addresses): Thing {
  const { classes_text, subject_text, duration, release_time } = article;
  return given({
    '@type': 'Course',
    ...common,
    inLanguage: 'zh-CN',
    educationalLevel: classes_text,
    about: subject_text,
    datePublished: dashDate(release_time),
    isAccessibleForFree: true,
    conditionsOfAccess: '登录后播放',
    provider: publisherThing(addresses),
    hasCourseInstance: given({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: duration === undefined || duration === 0 ? undefined : isoDuration(duration),
    }),
  });
}

function audienceOf({ participant = '' }: Article): Audience | undefined {
  return participant === '' ? undefined : { '@type': 'Audience', audienceType: participant };
}

function eventThing(article: Article, common: Common, addresses: Addresses): Thing {
  const { start_time, end_time } = article;
  return given({
    '@type': 'Event',
    ...common,
    inLanguage: 'zh-CN',
    startDate: start_time === undefined ? undefined : isoTime(start_time),
    endDate: end_time === undefined ? undefined : isoTime(end_time),
    audience: audienceOf(article),
    isAccessibleForFree: true,
    organizer: publisherThing(addresses),
  });
}

function aboutOf(article: Article): Thing | string | undefined {
  const { column_id, title, province, city, subject_text } = article;
  if (column_id !== SECTIONS.findAUniversity.id) return subject_text;
  return {
    '@type': 'CollegeOrUniversity',
    name: title,
    address: given({
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressRegion: province,
      addressLocality: city,
    }),
  };
}

function articleThing(article: Article, common: Common, addresses: Addresses): Thing {
  return given({
    '@type': article.column_id === SECTIONS.enterpriseNews.id ? 'NewsArticle' : 'Article',
    ...common,
    headline: common.name,
    inLanguage: 'zh-CN',
    datePublished: isoTime(article.release_time),
    articleSection: article.column_title,
    keywords: article.tags.map((tag) => tag.name).join(','),
    educationalLevel: article.classes_text,
    about: aboutOf(article),
    author: authorOf(article, addresses),
    publisher: publisherThing(addresses),
    isAccessibleForFree: true,
  });
}

const THINGS: Readonly<Partial<Record<number, typeof articleThing>>> = {
  [favouriteType.activity]: eventThing,
  [favouriteType.course]: courseThing,
};

function daysOf({ start_time, end_time, release_time }: Article): string {
  if (start_time === undefined || end_time === undefined) return dashDate(release_time);
  return `${dashDate(start_time)} 至 ${dashDate(end_time)}`;
}

function placeOf({ province = '', city = '' }: Article): string {
  return province === city ? province : province + city;
}

function nameOf({ author, source }: Article): string {
  return author === '' ? source : author;
}

function factsOf(article: Article): string[] {
  const { participant = '', classes_text = '', subject_text = '', university_type_text = '' } = article;
  const words = [placeOf(article), university_type_text, `${classes_text}${subject_text}`, participant];
  return [...words, nameOf(article), daysOf(article)].filter((word) => word !== '');
}

/** A few of the facts, the most important first: a card has little room. */
function cardLine(article: Article): string {
  const { classes_text = '', subject_text = '', university_type_text = '', start_time } = article;
  const words =
    start_time !== undefined
      ? [daysOf(article)]
      : article.province !== undefined
        ? [placeOf(article), university_type_text]
        : [`${classes_text}${subject_text}`, oneLine(nameOf(article)), daysOf(article)];
  return words.filter((word) => word !== '').join(' · ');
}

/** @param asked the page that was asked for: every article opens on every page of articles */
export function articleDetail(article: Article, asked: PathName, addresses: Addresses): Detail {
  const { id, column_id, column_title, title, intro, content, content_type } = article;
  const page = pageOfColumn(column_id) ?? asked;
  const toThing = THINGS[content_type] ?? articleThing;
  return {
    title,
    sentences: [
      intro,
      lineOf(content),
      `${column_title}：${title}（${factsOf(article).join('，')}）`,
      `${PUBLISHER.name}，${PUBLISHER.tagline}`,
    ],
    path: withQuery(paths[page].pattern, { id }),
    section: sectionOfPage(page) ?? 'home',
    type: content_type === favouriteType.article ? 'article' : 'website',
    card: cardOf({
      kind: column_title,
      title,
      line: cardLine(article),
      stage: toStage(article.classes),
      cover: article.image,
    }),
    thing: (common) => toThing(article, common, addresses),
  };
}
