import { sectionOf, SECTIONS, STAGES } from '@inkstone/api/rules';
import { type Contents, contentsOfSite } from '../../../features/addresses/contents.queries.js';
import { menu } from '../../../features/site-config/site-config.queries.js';
import type { Database } from '../../../db/database.js';
import type { Addresses } from './addresses.js';

interface Site {
  db: Database;
  addresses: Addresses;
  siteName: string;
  origin: string;
}

interface MenuEntry {
  id: number;
  title: string;
}

/** The menu of the site with what its sections hold, as llmstxt.org proposes it. */
export async function llmsText({ db, addresses, siteName, origin }: Site): Promise<string> {
  const [entries, contents] = await Promise.all([menu(db), contentsOfSite(db)]);
  const lineOf = ({ id, title }: MenuEntry): string[] => {
    const section = sectionOf(id);
    const path = section === undefined ? undefined : addresses.ofPage(section.name);
    if (path === undefined) return [];
    const held = whatIsIn(id, contents);
    return [`- [${toLine(title)}](${origin}${path})${held === '' ? '' : `：${held}`}`];
  };
  const sections = entries.flatMap((entry) => {
    const lines = [entry, ...entry.children].flatMap(lineOf);
    return lines.length === 0 ? [] : [`## ${toLine(entry.title)}\n\n${lines.join('\n')}\n`];
  });
  const books = [...contents.books.values()].reduce((sum, count) => sum + count, 0);
  const articles = [...contents.articles.values()].reduce((sum, count) => sum + count, 0);
  const summary =
    `> 教育出版社的网站：图书 ${String(books)} 册，试卷 ${String(contents.papers)} 份，文章与课程 ${String(articles)} 篇。` +
    `全部地址见 ${origin}/sitemap.xml。`;
  return [`# ${toLine(siteName)}\n`, `${summary}\n`, ...sections].join('\n');
}

function whatIsIn(id: number, { books, papers, articles, shops }: Contents): string {
  const stage = STAGES.find(({ booksPage }) => SECTIONS[booksPage].id === id);
  if (stage !== undefined) return `图书 ${String(books.get(stage.id) ?? 0)} 册`;
  if (id === SECTIONS.boutiqueTaobaoQuestions.id) return `试卷 ${String(papers)} 份`;
  if (id === SECTIONS.authorizedOnlineShop.id) return `网店 ${String(shops)} 家`;
  const count = articles.get(id);
  return count === undefined ? '' : `${String(count)} 篇`;
}

/** Names of menu entries come from operators. */
function toLine(text: string): string {
  return text.replaceAll(/[\s[\]]+/g, ' ').trim();
}
