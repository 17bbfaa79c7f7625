import { getBookScreeningQuery, listBooksQuery } from '@inkstone/api/books';
import { toCatalogueBook } from '@inkstone/api/props/catalogue';
import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { FilterRows } from '@inkstone/ui/components/FilterRows';
import { FilterSheet } from '@inkstone/ui/components/FilterSheet';
import { Pager } from '@inkstone/ui/components/Pager';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { BookGrid } from '@inkstone/ui/patterns/BookGrid';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { go } from '../address.js';
import { Stack } from '../App.styles.js';
import { linksOf } from '../links.js';

const PAGE_SIZE = 10;

/** The books, filtered by what the address says. */
export function BookList({ query }: { query: URLSearchParams }) {
  const client = useApi();
  const mobile = useMediaQuery(media.mobile);
  const values = { grade_id: query.get('grade_id') ?? '', subject_id: query.get('subject_id') ?? '' };
  const page = Number(query.get('page') ?? 1);
  const chosen = {
    grade_id: values.grade_id === '' ? undefined : Number(values.grade_id),
    subject_id: values.subject_id === '' ? undefined : Number(values.subject_id),
  };
  const books = useQuery({
    ...listBooksQuery(client, { ...chosen, page, psize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const options = useQuery({
    ...getBookScreeningQuery(client, chosen.grade_id),
    placeholderData: keepPreviousData,
  });
  const count = books.data?.count;

  const filters = {
    dimensions: [
      {
        id: 'grade_id',
        label: '年级',
        options: toOptions(options.data?.grade ?? []),
        loading: options.isPending,
      },
      {
        id: 'subject_id',
        label: '学科',
        options: toOptions(options.data?.subject ?? []),
        loading: options.isPending,
      },
    ],
    values,
    onChange: (id: string, value: string) => {
      // Another grade has other subjects.
      go('/books', id === 'grade_id' ? { grade_id: value } : { ...values, [id]: value });
    },
    onClear: () => {
      go('/books');
    },
  };

  return (
    <Stack>
      <PageHeading title="图书" count={count} unit="种" />
      {mobile ? <FilterSheet {...filters} resultCount={count} unit="种" /> : <FilterRows {...filters} />}
      <h2>
        <VisuallyHidden>符合条件的图书</VisuallyHidden>
      </h2>
      {books.isError ? (
        <ErrorState description={books.error.message} onRetry={() => void books.refetch()} />
      ) : (
        <BookGrid
          books={books.data?.list.map((book) => toCatalogueBook(book, linksOf(client))) ?? []}
          loading={books.isPending}
          aria-busy={books.isPlaceholderData}
        />
      )}
      <Pager
        page={page}
        pageCount={Math.ceil((count ?? 0) / PAGE_SIZE)}
        onChange={(next) => {
          go('/books', { ...values, page: next });
        }}
      />
    </Stack>
  );
}
