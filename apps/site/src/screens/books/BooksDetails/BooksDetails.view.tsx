import { Collapsible } from '@inkstone/ui/components/Collapsible';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { BookHero, BookHeroSkeleton, type BookHeroProps } from '@inkstone/ui/patterns/BookHero';
import { ResourceTabs, type ResourceGroup } from '@inkstone/ui/patterns/ResourceTabs';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import type { Downloads } from '../../../kits/downloads/use-downloads.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';
import { Block, Columns, Others, Text } from './BooksDetails.styles.js';

/** Taller descriptions fold (Spec A 9), in px. */
const DESCRIPTION_HEIGHT = 500;

export interface BookPage {
  hero: BookHeroProps;
  /** Sanitised HTML. */
  description: string;
  resources: ResourceGroup[];
}

export interface BooksDetailsViewProps {
  book: Detail<BookPage>;
  /** By the resource's id. */
  downloads: Downloads;
  /** The first list stands beside the book, the others below it. */
  recommended: readonly [SideListModel, ...SideListModel[]];
  booksHref: string;
}

export function BooksDetailsView({ book, downloads, recommended, booksHref }: BooksDetailsViewProps) {
  const [first, ...others] = recommended;
  return (
    <DetailPage detail={book} title="图书详情" noun="这本书" back={{ label: '去图书检索', href: booksHref }}>
      {(page) => (
        <>
          {page === undefined ? <BookHeroSkeleton /> : <BookHero {...page.hero} />}
          <Columns>
            <div>
              <Description html={page?.description} />
              <Resources groups={page?.resources} downloads={downloads} />
            </div>
            <aside aria-label={first.title}>
              <SideList list={first} />
            </aside>
          </Columns>
          <Others aria-label="更多推荐">
            {others.map((list) => (
              <SideList key={list.title} list={list} />
            ))}
          </Others>
        </>
      )}
    </DetailPage>
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

interface ResourcesProps {
  groups: ResourceGroup[] | undefined;
  downloads: Downloads;
}

function Resources({ groups, downloads }: ResourcesProps) {
  return (
    <Block aria-labelledby="book-resources">
      <SectionHeading id="book-resources" title="配套资源" />
      <ResourceTabs
        groups={groups ?? []}
        loading={groups === undefined}
        transfers={downloads.transfers}
        onDownload={({ id }) => {
          downloads.start(id);
        }}
        onCancel={({ id }) => {
          downloads.cancel(id);
        }}
      />
    </Block>
  );
}
