import { listNewBooksQuery } from '@inkstone/api/books';
import { listPapersQuery } from '@inkstone/api/papers';
import { toCatalogueBook, toPaper } from '@inkstone/api/props/catalogue';
import { useApi } from '@inkstone/api/react';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { BookGrid } from '@inkstone/ui/patterns/BookGrid';
import { HeroBanner } from '@inkstone/ui/patterns/HeroBanner';
import { PaperList } from '@inkstone/ui/patterns/PaperList';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { useQuery } from '@tanstack/react-query';

import { Section } from '../App.styles.js';
import { brand } from '../brand.js';
import { linksOf } from '../links.js';

const PAPERS = 5;

export function Home() {
  const client = useApi();
  // One row of five, on a phone two rows of two.
  const shown = useMediaQuery(media.mobile) ? 4 : 5;
  const books = useQuery(listNewBooksQuery(client));
  const papers = useQuery(listPapersQuery(client, { is_new: 1, page: 1, psize: PAPERS }));
  const newBooks = books.data?.map((book) => toCatalogueBook(book, linksOf(client))) ?? [];

  return (
    <>
      <h1>
        <VisuallyHidden>{brand.name}</VisuallyHidden>
      </h1>
      <HeroBanner
        label="青禾推荐"
        loading={books.isPending}
        slides={[
          {
            id: 'welcome',
            title: '一册好书，\n走到每一间教室',
            text: '教辅、读本与历年真题，按年级和学科就能找到。',
            actions: [{ label: '浏览图书', href: '#/books' }],
            covers: newBooks.slice(0, 3),
          },
        ]}
      />
      <Section>
        <SectionHeading title="新书上架" moreHref="#/books" />
        <BookGrid books={newBooks.slice(0, shown)} loading={books.isPending} skeletonCount={shown} />
      </Section>
      <Section>
        <SectionHeading title="最新试卷" note="打开即可翻阅" />
        <PaperList
          papers={papers.data?.list.map((paper) => toPaper(paper, linksOf(client))) ?? []}
          loading={papers.isPending}
          skeletonRows={PAPERS}
        />
      </Section>
    </>
  );
}
