import type { OutlineEntry } from '@inkstone/ui/patterns/ArticleOutline';

/** An article with fewer sections needs no outline. */
const LEAST = 2;

/** The headings that begin the sections of an article. */
export const SECTION_HEADINGS = 'h2';

/** The sections of sanitised HTML; empty where there are too few. An entry's id is the section's place. */
export function outlineOf(html: string): OutlineEntry[] {
  const body = new DOMParser().parseFromString(html, 'text/html');
  const entries = [...body.querySelectorAll(SECTION_HEADINGS)].map((heading, place) => ({
    id: String(place),
    title: heading.textContent.trim(),
  }));
  return entries.length < LEAST ? [] : entries;
}
