import { Collapsible } from '@inkstone/ui/components/Collapsible';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { LinkMore } from '@inkstone/ui/components/LinkMore';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { BookHero, BookHeroSkeleton, type BookHeroProps } from '@inkstone/ui/patterns/BookHero';
import { ResourceTabs, type ResourceGroup } from '@inkstone/ui/patterns/ResourceTabs';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { paths } from '../../../lib/config/paths.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import type { Downloads } from '../../../kits/downloads/use-downloads.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';
import { Columns, Others, ServiceLinks, Text } from './BooksDetails.styles.js';

/** Taller descriptions fold (Spec A 9), in px. */
const DESCRIPTION_HEIGHT = 500;

/** Rows of each recommendation column before it is unfolded. */
const RECOMMENDED = 4;

export interface BookPage {
  hero: BookHeroProps;
  /** Sanitised HTML. */
  description: string;
  resources: ResourceGroup[];
  /** To the form for errors, filled in with this book. */
  correctionHref: string;
}

export interface BooksDetailsViewProps {
  book: Detail<BookPage>;
  /** By the resource's id. */
  downloads: Downloads;
  recommended: readonly SideListModel[];
  booksHref: string;
}

export function BooksDetailsView({ book, downloads, recommended, booksHref }: BooksDetailsViewProps) {
  return (
    <DetailPage detail={book} title="图书详情" noun="这本书" back={{ label: '去图书检索', href: booksHref }}>
      {(page) => (
        <>
          {page === undefined ? <BookHeroSkeleton /> : <BookHero {...page.hero} />}
          <Columns>
            <Description html={page?.description} />
            <div>
              <Resources groups={page?.resources} downloads={downloads} />
              {page !== undefined && <Services correctionHref={page.correctionHref} />}
            </div>
          </Columns>
          <Others aria-label="更多推荐">
            {recommended.map((list) => (
              <SideList key={list.title} list={list} folded={RECOMMENDED} />
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

/** What the owner of the book may want next. */
function Services({ correctionHref }: Pick<BookPage, 'correctionHref'>) {
  return (
    <ServiceLinks aria-label="这本书的服务">
      <LinkMore href={correctionHref}>书里有错，告诉编辑</LinkMore>
      <LinkMore href={paths.testAndVerify.href()}>查验这本书是不是正版</LinkMore>
    </ServiceLinks>
  );
}

interface ResourcesProps {
  groups: ResourceGroup[] | undefined;
  downloads: Downloads;
}

function Resources({ groups, downloads }: ResourcesProps) {
  return (
    <section aria-labelledby="book-resources">
      <SectionHeading id="book-resources" title="配套资源" />
      <ResourceTabs
        groups={groups ?? []}
        loading={groups === undefined}
        transfers={downloads.transfers}
        onDownload={({ id }) => downloads.start(id)}
        onCancel={({ id }) => downloads.cancel(id)}
      />
    </section>
  );
}
