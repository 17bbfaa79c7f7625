import { getOnlineClassesQuery, getOnlineSubjectsQuery } from '@inkstone/api/articles';
import { useApi, useSession } from '@inkstone/api/react';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
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
  const page = useArticleList('onlineLearning', paths.onlineLearning, {
    toItem: toCourse,
    clears: { classes: ['subject'] },
  });
  const { filters, own } = useFilters();
  return <OnlineLearningView {...page} filters={filters} ownGrade={own} />;
}
