import { getBookScreeningQuery, listBooksQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import { listSlidesQuery } from '@inkstone/api/site-config';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { toLoadable } from '../../../app/loadable.js';
import { safeHref } from '../../../app/targets.js';
import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { useSectionTitle } from '../../../hooks/use-document-title.js';
import { choice, pageNumber, searchText, useListQuery } from '../../../hooks/use-list-query.js';
import { toCatalogueBook } from '../../../models/catalogue.js';
import { breakHeadline } from '../../../models/headline.js';
import { AddedServicesView } from './AddedServices.view.js';
import { toDimensions } from './dimensions.js';

const QUERY = {
  search: searchText(),
  version_years: choice(),
  grade_id: choice(),
  subject_id: choice(),
  page: pageNumber(),
};

/** Book search and list (Spec A 2). */
export function AddedServices() {
  const client = useApi();
  useSectionTitle(paths.addedServices.title);
  const { values, change } = useListQuery(QUERY);
  const { page, search, ...filters } = values;

  // What is typed is the reader's until they search; a search from elsewhere (Back, a link) replaces it.
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setTyped(search);
  }

  const slides = useQuery(listSlidesQuery(client, COLUMN.addedServices));
  const gradeId = filters.grade_id === '' ? undefined : Number(filters.grade_id);
  const screening = useQuery({
    ...getBookScreeningQuery(client, gradeId),
    // The rows stay while another grade's subjects are fetched.
    placeholderData: keepPreviousData,
  });
  const books = useQuery({
    ...listBooksQuery(client, { ...values, psize: PAGE_SIZE.books }),
    placeholderData: keepPreviousData,
  });

  const shelf = toLoadable(books, ({ list, count }) => ({
    items: list.map((book) => toCatalogueBook(book, client)),
    count,
  }));

  return (
    <AddedServicesView
      slides={toLoadable(slides, (list) =>
        list.map(({ id, image, title, extend }) => ({
          id,
          title: breakHeadline(title),
          image: client.fileUrl(image),
          href: safeHref(extend),
        })),
      )}
      typed={typed}
      onType={setTyped}
      onSearch={(text) => {
        change({ search: text });
      }}
      dimensions={toLoadable(screening, (data) => toDimensions(data, screening.isPlaceholderData))}
      values={filters}
      onFilter={(dimension, value) => {
        // Subjects belong to a grade: another grade resets the chosen one (Spec A 4).
        change(dimension === 'grade_id' ? { grade_id: value, subject_id: '' } : { [dimension]: value });
      }}
      onClear={() => {
        change({ search: '', version_years: '', grade_id: '', subject_id: '' });
      }}
      // Books wait for the filters above them, whose rows and summary would push them down; once
      // shown beside filters that failed, they stay through another try.
      books={screening.isPending && !screening.isFetched ? { state: 'loading' } : shelf}
      stale={books.isPlaceholderData}
      page={page}
      onPage={(target) => {
        change({ page: target });
      }}
    />
  );
}
