import { BackToTop } from '@inkstone/ui/components/BackToTop';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import type { ReactNode } from 'react';

import { MAIN_ID } from '../../lib/main-id.js';
import { PageCrumbs } from '../../lib/components/PageCrumbs/PageCrumbs.js';
import { DetailPage } from '../detail/DetailPage.js';
import type { ArticlePageModel } from './article-model.js';
import { ArticleColumns, type ArticleParts } from './ArticleColumns.js';
import { Columns, Side, Text } from './ArticlePage.styles.js';

export interface ArticlePageProps extends ArticlePageModel, ArticleParts {
  /** What the page is about, for the state in which there is none: 这篇文章. */
  noun?: string | undefined;
  /** Beside the text, below it on a phone. */
  side?: ReactNode;
}

/** The page of an article: way, head, text, tags, neighbours and what stands beside it. */
export function ArticlePage({ article, crumbs, noun = '这篇文章', side, ...parts }: ArticlePageProps) {
  const list = crumbs.at(-2);
  const title = list?.label ?? '';
  const beside = side !== undefined && <Side>{side}</Side>;
  return (
    <DetailPage
      detail={article}
      title={title}
      noun={noun}
      back={{ label: `回到${title}`, href: list?.href ?? '' }}
    >
      {(shown) => (
        <>
          <PageCrumbs items={crumbs} />
          {shown === undefined ? (
            <Columns $outlined={false}>
              <ArticleSkeleton />
              {beside}
            </Columns>
          ) : (
            <ArticleColumns article={shown} side={beside} {...parts} />
          )}
          <BackToTop targetId={MAIN_ID} />
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
