import { getOnlineClassesQuery, getOnlineSubjectsQuery } from '@inkstone/api/articles';
import { useApi, useSession } from '@inkstone/api/react';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { COLUMN } from '../../../lib/config/columns.js';
import { articleListQueries } from '../../../kits/article/list-queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { OnlineLearningView } from './OnlineLearning.view.js';
import { toCourse } from '../../../lib/models/articles.js';

/** The options of a lookup that gives names by id. */
function mapOptions(names: Readonly<Record<string, string>>): FilterOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** The options with that of the person's own grade in the first place, where there are courses for it. */
function ownFirst(options: FilterOption[], gradeId: number | null | undefined): FilterOption[] {
  const own = options.find(({ value }) => value === String(gradeId));
  if (own === undefined) return options;
  return [{ ...own, label: `我的：${own.label}` }, ...options.filter((option) => option !== own)];
}

/** The grades and subjects that have courses; a person's own grade comes first, and by itself as `own`. */
function useFilters(): { filters: ListFilter[]; own: FilterOption | undefined } {
  const client = useApi();
  const gradeId = useSession()?.gradeId;
  const classes = useQuery(getOnlineClassesQuery(client));
  const subjects = useQuery(getOnlineSubjectsQuery(client));
  const filters: ListFilter[] = [
    {
      id: 'classes',
      label: '年级',
      options: toLoadable(classes, (names) => ownFirst(mapOptions(names), gradeId)),
    },
    { id: 'subject', label: '学科', options: toLoadable(subjects, mapOptions) },
  ];
  const own = mapOptions(classes.data ?? {}).find(({ value }) => value === String(gradeId));
  return { filters, own };
}

/** Online courses (Spec B 2.2). */
export function OnlineLearning() {
  const client = useApi();
  const title = useSectionTitle('onlineLearning');
  const slides = useBannerSlides(COLUMN.onlineLearning);
  const courses = useList(paths.onlineLearning, {
    pageSize: PAGE_SIZE.onlineLearning,
    read: (query) => articleListQueries('onlineLearning')(client, query).page,
    toItem: (article) => toCourse(article, client),
    clears: { classes: ['subject'] },
  });
  const { filters, own } = useFilters();
  return (
    <OnlineLearningView title={title} slides={slides} courses={courses} filters={filters} ownGrade={own} />
  );
}
