/** Who publishes the site. A publisher sets it when the site is built (docs/settings.md). */
export interface Publisher {
  /** In the header, behind the title of each page, and under the icon of the installed site. */
  name: string;
  /** The one or two characters of its seal. They are also its short name. */
  seal: string;
  /** A line below the name. */
  tagline: string;
  /** Two lines, of at most eight characters each, on the cover beside a login form. */
  motto: readonly [string, string];
}

export const DEMONSTRATION_PUBLISHER: Publisher = {
  name: '砚田教育',
  seal: '砚田',
  tagline: '中小学教辅与试卷',
  motto: ['一方好砚', '半亩书田'],
};

/** Replaced by the build (`vite/publisher.ts`); not there in tests and stories. */
declare const __PUBLISHER__: Publisher | undefined;

export const PUBLISHER: Publisher =
  typeof __PUBLISHER__ === 'undefined' ? DEMONSTRATION_PUBLISHER : __PUBLISHER__;
