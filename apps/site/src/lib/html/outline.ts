import type { OutlineEntry } from '@inkstone/ui/patterns/ArticleOutline';

/** An article with fewer sections needs no outline. */
const LEAST = 2;

export const SECTION_HEADINGS = 'h2';

const HEADING = new RegExp(`<${SECTION_HEADINGS}(?:\\s[^>]*)?>([^]*?)</${SECTION_HEADINGS}>`, 'gi');
const TAG = /<[^>]*>/g;

/** The characters that sanitised HTML writes as names. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"' };
const NAME = new RegExp(`&(${Object.keys(NAMED).join('|')});`, 'g');

function textOfHeading(html: string): string {
  return html
    .replace(TAG, '')
    .replace(NAME, (written, name: string) => NAMED[name] ?? written)
    .trim();
}

/**
 * The sections of sanitised HTML; empty where there are too few. Without a parser, which the renderer does not have.
 */
export function outlineOf(html: string): OutlineEntry[] {
  const entries = [...html.matchAll(HEADING)].map(([, heading = ''], place) => ({
    id: String(place),
    title: textOfHeading(heading),
  }));
  return entries.length < LEAST ? [] : entries;
}
