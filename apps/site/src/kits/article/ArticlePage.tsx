import { Breadcrumbs, type Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { ArticleHead } from '@inkstone/ui/patterns/ArticleHead';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { PreviousNext } from '@inkstone/ui/patterns/PreviousNext';
import type { ReactNode } from 'react';

import { DetailPage } from '../detail/DetailPage.js';
import type { Detail } from '../detail/use-detail.js';
import type { Favourite } from '../favourite/use-favourite.js';
import type { ArticleModel } from './article-model.js';
import { Columns, Side, Tag, Tags, Text, Way } from './ArticlePage.styles.js';

export interface ArticlePageProps {
  article: Detail<ArticleModel>;
  favourite: Favourite;
  /** From home to this page; the step before the last leads back to the list. */
  crumbs: readonly Crumb[];
  /** Between the head and the text, such as an enrolment slip on a phone. */
  before?: ReactNode;
  /** Below the text and above its neighbours. */
  after?: ReactNode;
  /** Beside the text, below it on a phone. */
  side?: ReactNode;
}

/** The page of an article: way, head, text, tags, neighbours and what stands beside it. */
export function ArticlePage({ article, favourite, crumbs, before, after, side }: ArticlePageProps) {
  const list = crumbs.at(-2);
  const title = list?.label ?? '';
  return (
    <DetailPage
      detail={article}
      title={title}
      noun="这篇文章"
      back={{ label: `回到${title}`, href: list?.href ?? '' }}
    >
      {(shown) => (
        <>
          <Way>
            <Breadcrumbs items={crumbs} />
          </Way>
          <Columns>
            {shown === undefined ? (
              <ArticleSkeleton />
            ) : (
              <article>
                <ArticleHead
                  title={shown.title}
                  intro={shown.intro}
                  source={shown.source}
                  author={shown.author}
                  date={shown.date}
                  actions={<FavouriteButton {...favourite} />}
                />
                {before}
                <Text>
                  <ArticleBody html={shown.html} />
                </Text>
                {shown.tags.length > 0 && (
                  <Tags aria-label="标签">
                    {shown.tags.map((tag) => (
                      <Tag key={tag}>{tag}</Tag>
                    ))}
                  </Tags>
                )}
                {after}
                <PreviousNext previous={shown.previous} next={shown.next} />
              </article>
            )}
            {side !== undefined && <Side>{side}</Side>}
          </Columns>
        </>
      )}
    </DetailPage>
  );
}

function ArticleSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" width="70%" height="3rem" />
      <Text>
        <Skeleton lines={12} />
      </Text>
    </div>
  );
}
