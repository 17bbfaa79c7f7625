import type { BookErrata } from '@inkstone/api/types';
import { Collapsible } from '@inkstone/ui/components/Collapsible';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { LinkMore } from '@inkstone/ui/components/LinkMore';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { BookHero, BookHeroSkeleton, type BookHeroProps } from '@inkstone/ui/patterns/BookHero';
import { ResourceTabs, type ResourceGroup } from '@inkstone/ui/patterns/ResourceTabs';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { Suspense } from 'react';

import { preloadable } from '../../../lib/preloadable.js';
import type { Loadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import type { Downloads } from '../../../kits/downloads/use-downloads.js';
import { SharePage } from '../../../kits/share/SharePage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';
import { Columns, Others, Parts, ServiceLinks, Text } from './BooksDetails.styles.js';
import type { ErrataBook } from './errata.js';

/** Most readers of the page never open it. */
const ErrataPart = preloadable(async () => (await import('./ErrataPart.js')).ErrataPart);

/** Taller descriptions fold (Spec A 9), in px. */
const DESCRIPTION_HEIGHT = 500;

/** Rows of each recommendation column before it is unfolded. */
const RECOMMENDED = 4;

export interface BookPage extends ErrataBook {
  hero: BookHeroProps;
  /** Sanitised HTML. */
  description: string;
  resources: ResourceGroup[];
}

export type BookPart = 'about' | 'errata';

export interface BooksDetailsViewProps {
  book: Detail<BookPage>;
  part: BookPart;
  onPart: (part: BookPart) => void;
  /** Asked for when its part is shown. */
  errata: Loadable<BookErrata>;
  /** By the resource's id. */
  downloads: Downloads;
  recommended: readonly SideListModel[];
  booksHref: string;
}

/** Its code is asked for only when its data is there: a server, which has neither, could not finish a part that waits. */
function ErrataOf({ page, errata }: { page: BookPage | undefined; errata: Loadable<BookErrata> }) {
  const waiting = <Skeleton lines={8} aria-busy="true" />;
  if (page === undefined || errata.state === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <ErrataPart edition={page.edition} correction={page.correction} errata={errata} />
    </Suspense>
  );
}

export function BooksDetailsView({
  book,
  part,
  onPart,
  errata,
  downloads,
  recommended,
  booksHref,
}: BooksDetailsViewProps) {
  const found = errata.state === 'ready' ? errata.data.list.length : 0;
  const tabs = [
    { id: 'about', label: '内容与资源' },
    { id: 'errata', label: found === 0 ? '勘误' : `勘误 ${String(found)}` },
  ] as const;
  return (
    <DetailPage detail={book} title="图书详情" noun="这本书" back={{ label: '去图书检索', href: booksHref }}>
      {(page) => (
        <>
          {page === undefined ? (
            <BookHeroSkeleton />
          ) : (
            <BookHero
              {...page.hero}
              compact={part === 'errata'}
              share={<SharePage title={page.hero.book.title} />}
            />
          )}
          <Parts
            label="这本书"
            tabs={tabs}
            value={part}
            onChange={onPart}
            onHint={() => void ErrataPart.preload()}
          >
            {part === 'errata' ? (
              <ErrataOf page={page} errata={errata} />
            ) : (
              <Columns>
                <Description html={page?.description} />
                <div>
                  <Resources groups={page?.resources} downloads={downloads} />
                  {page !== undefined && <Services correction={page.correction} />}
                </div>
              </Columns>
            )}
          </Parts>
          {part === 'about' && (
            <Others aria-label="更多推荐">
              {recommended.map((list) => (
                <SideList key={list.title} list={list} folded={RECOMMENDED} />
              ))}
            </Others>
          )}
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
function Services({ correction }: Pick<BookPage, 'correction'>) {
  return (
    <ServiceLinks aria-label="这本书的服务">
      <LinkMore href={paths.bookCorrection.href(correction)}>书里有错，告诉编辑</LinkMore>
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
