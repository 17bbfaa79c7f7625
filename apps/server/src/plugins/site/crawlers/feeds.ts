import type { Database } from '../../../db/database.js';
import { newestNews, newestPapers } from '../../../features/addresses/newest.queries.js';
import type { Addresses } from './addresses.js';
import { toXml } from './xml.js';

const most = 50;

interface Entry {
  address: string;
  title: string;
  time: Date;
  summary: string;
}

interface Feed {
  title: string;
  /** The page of the site that shows the same, by its name. */
  page: string;
  entries: (db: Database, addresses: Addresses) => Promise<Entry[]>;
}

const feeds = {
  news: {
    title: '企业动态',
    page: 'walkIntroTianLi',
    entries: async (db, addresses) =>
      (await newestNews(db, most)).map(({ intro, ...item }) => ({
        ...item,
        address: addresses.of('articles', item),
        summary: intro,
      })),
  },
  papers: {
    title: '新到试卷',
    page: 'listenBig',
    entries: async (db, addresses) =>
      (await newestPapers(db, most)).map(({ grade, subject, type, ...item }) => ({
        ...item,
        address: addresses.of('papers', item),
        summary: `${grade} · ${subject} · ${type}`,
      })),
  },
} satisfies Record<string, Feed>;

export type FeedName = keyof typeof feeds;
export const feedNames = Object.keys(feeds) as FeedName[];

export function isFeed(name: string): name is FeedName {
  return Object.hasOwn(feeds, name);
}

export function feedPath(name: FeedName): string {
  return `/feeds/${name}.xml`;
}

interface Site {
  db: Database;
  addresses: Addresses;
  siteName: string;
  origin: string;
}

/** @returns an Atom feed (RFC 4287) */
export async function feedText(site: Site, name: FeedName): Promise<string> {
  const feed: Feed = feeds[name];
  const { db, addresses, origin } = site;
  const entries = await feed.entries(db, addresses);
  const self = `${origin}${feedPath(name)}`;
  const page = `${origin}${addresses.ofPage(feed.page) ?? '/'}`;
  // An empty feed has the time of nothing; the element is required.
  const updated = entries[0]?.time ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    `<title>${toXml(`${feed.title} · ${site.siteName}`)}</title>`,
    `<id>${toXml(self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${toXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${toXml(page)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${toXml(site.siteName)}</name></author>`,
    ...entries.map((entry) => entryText(entry, origin)),
    '</feed>\n',
  ].join('\n');
}

/** The id is the address: it stays as long as the thing does. */
function entryText({ address, title, time, summary }: Entry, origin: string): string {
  const link = toXml(`${origin}${address}`);
  const date = time.toISOString();
  return (
    `<entry><title>${toXml(title)}</title><id>${link}</id><link rel="alternate" type="text/html" href="${link}"/>` +
    `<published>${date}</published><updated>${date}</updated><summary>${toXml(summary)}</summary></entry>`
  );
}
