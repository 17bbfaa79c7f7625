import { listBookCategoriesQuery } from '@inkstone/api/books';
import { namedOptions, toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
import { useList } from '../../../kits/list/use-list.js';
import { toCatalogueBook } from '../../../lib/models/catalogue.js';
import { AddedServicesView } from './AddedServices.view.js';
import { bookListQueries } from './queries.js';

/** The filter rows; another grade brings its own subjects (Spec A 4). */
function useFilters(query: ListQueryOf<typeof paths.addedServices.query>): ListFilter[] {
  const screening = useQuery({
    ...quietly(bookListQueries(useApi(), query).screening),
    placeholderData: keepPreviousData,
  });
  // Which shelf it was that the reader has come from. From the menu, the list has the rows of the specification.
  const fromShelf = query.cate_id !== undefined;
  const categories = useQuery({ ...listBookCategoriesQuery(useApi()), enabled: fromShelf });
  const category: ListFilter = {
    id: 'cate_id',
    label: '分类',
    options: toLoadable(categories, namedOptions),
  };
  return [
    ...(fromShelf ? [category] : []),
    {
      id: 'version_years',
      label: '版本年份',
      options: toLoadable(screening, ({ version_years }) => toOptions(version_years)),
    },
    {
      id: 'grade_id',
      label: '学段年级',
      options: toLoadable(screening, ({ grade }) => toOptions(grade)),
    },
    {
      id: 'subject_id',
      label: '学科',
      options: screening.isPlaceholderData
        ? { state: 'loading' }
        : toLoadable(screening, ({ subject }) => toOptions(subject)),
    },
  ];
}

/** Book search and list (Spec A 2). */
export function AddedServices() {
  const client = useApi();
  const head = useSectionHead('addedServices');
  const list = useList(paths.addedServices, {
    pageSize: PAGE_SIZE.books,
    read: (query) => bookListQueries(client, query).page,
    toItem: (book) => toCatalogueBook(book, client),
    clears: { grade_id: ['subject_id'] },
  });
  const filters = useFilters(list.query);
  return <AddedServicesView {...head} list={list} filters={filters} />;
}
