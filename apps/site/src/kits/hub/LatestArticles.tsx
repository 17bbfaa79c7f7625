import { ArticleList, type ArticleItem } from '@inkstone/ui/patterns/ArticleList';
import { SectionHeading, type SectionHeadingProps } from '@inkstone/ui/patterns/SectionHeading';

import { Part } from '../../lib/components/Part/Part.js';
import type { Loadable } from '../../lib/loadable.js';
import { HubEmpty, type HubEmptyProps } from './HubEmpty.js';

interface LatestArticlesProps extends Pick<SectionHeadingProps, 'title' | 'note' | 'moreLabel'> {
  /** For the heading. */
  id: string;
  articles: Loadable<ArticleItem[]>;
  /** How many there are while they are being fetched. */
  rows: number;
  /** What is said where there are none, and the page of all. */
  empty: HubEmptyProps;
}

/** The latest articles of a column in a hub. */
export function LatestArticles({ id, articles, rows, empty, ...heading }: LatestArticlesProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} moreHref={empty.href} {...heading} />
      <Part of={articles}>
        {(shown) => (
          <ArticleList
            articles={shown ?? []}
            loading={shown === undefined}
            skeletonRows={rows}
            compact
            empty={<HubEmpty {...empty} />}
          />
        )}
      </Part>
    </section>
  );
}
