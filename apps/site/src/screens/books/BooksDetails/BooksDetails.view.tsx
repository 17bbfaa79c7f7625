import { Button } from '@inkstone/ui/components/Button';
import { Collapsible } from '@inkstone/ui/components/Collapsible';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { BookHero, BookHeroSkeleton, type BookHeroProps } from '@inkstone/ui/patterns/BookHero';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import {
  RecommendationList,
  type Recommendation,
  type RecommendationKind,
} from '@inkstone/ui/patterns/RecommendationList';
import { ResourceTabs, type ResourceGroup, type Transfer } from '@inkstone/ui/patterns/ResourceTabs';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { Fragment } from 'react';

import type { Loadable } from '../../../app/loadable.js';
import { Part } from '../../../components/Part/Part.js';
import { Block, Columns, Others, Text } from './BooksDetails.styles.js';

/** Taller descriptions fold (Spec A 9), in px. */
const DESCRIPTION_HEIGHT = 500;

export interface BookColumn {
  title: string;
  kind: RecommendationKind;
  items: Loadable<Recommendation[]>;
}

export interface BookPage {
  hero: BookHeroProps;
  /** Sanitised HTML. */
  description: string;
  resources: ResourceGroup[];
}

export interface BooksDetailsViewProps {
  /** `missing` is a book that does not exist, or does no more. */
  book: Loadable<BookPage> | { state: 'missing' };
  transfers: Record<number, Transfer>;
  onDownload: (resourceId: number) => void;
  onCancelDownload: (resourceId: number) => void;
  columns: BookColumn[];
  booksHref: string;
}

export function BooksDetailsView({ book, booksHref, columns, ...downloads }: BooksDetailsViewProps) {
  if (book.state === 'missing') {
    return (
      <PageColumn>
        <PageHeading title="图书详情" />
        <EmptyState
          title="没有找到这本书"
          description="它可能已经下架，或者地址有误。"
          action={<Button href={booksHref}>去图书检索</Button>}
        />
      </PageColumn>
    );
  }
  const [first, ...others] = columns;
  return (
    <PageColumn>
      <Part of={book}>
        {(page) => (
          // Two trees: with one, every title as long as two lines would push what is below it down.
          <Fragment key={page === undefined ? 'loading' : 'ready'}>
            {page === undefined ? <BookHeroSkeleton /> : <BookHero {...page.hero} />}
            <Columns>
              <div>
                <Description html={page?.description} />
                <Resources page={page} {...downloads} />
              </div>
              <aside aria-label={first?.title}>{first !== undefined && <Column column={first} />}</aside>
            </Columns>
          </Fragment>
        )}
      </Part>
      <Others aria-label="更多推荐">
        {others.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </Others>
    </PageColumn>
  );
}

function Column({ column: { title, kind, items } }: { column: BookColumn }) {
  return (
    <Part of={items}>
      {(list) => (
        <RecommendationList title={title} kind={kind} items={list ?? []} loading={list === undefined} />
      )}
    </Part>
  );
}

function Description({ html }: { html: string | undefined }) {
  return (
    <section aria-labelledby="book-description">
      <SectionHeading id="book-description" title="内容简介" />
      {html === undefined ? (
        <Skeleton lines={8} aria-busy="true" />
      ) : html === '' ? (
        <EmptyState title="暂无简介" compact />
      ) : (
        <Collapsible maxHeight={DESCRIPTION_HEIGHT}>
          <Text>
            <ArticleBody html={html} />
          </Text>
        </Collapsible>
      )}
    </section>
  );
}

type ResourcesProps = Pick<BooksDetailsViewProps, 'transfers' | 'onDownload' | 'onCancelDownload'> & {
  page: BookPage | undefined;
};

function Resources({ page, transfers, onDownload, onCancelDownload }: ResourcesProps) {
  return (
    <Block aria-labelledby="book-resources">
      <SectionHeading id="book-resources" title="配套资源" />
      <ResourceTabs
        groups={page?.resources ?? []}
        loading={page === undefined}
        transfers={transfers}
        onDownload={({ id }) => {
          onDownload(id);
        }}
        onCancel={({ id }) => {
          onCancelDownload(id);
        }}
      />
    </Block>
  );
}
