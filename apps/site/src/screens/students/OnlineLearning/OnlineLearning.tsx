import { getOnlineClassesQuery, getOnlineSubjectsQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../app/loadable.js';
import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { toCourse } from '../../../models/course.js';
import { OnlineLearningView } from './OnlineLearning.view.js';

/** The options of a lookup that gives names by id. */
function mapOptions(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** The grades and subjects that have courses. */
function useFilters(): ListFilter[] {
  const client = useApi();
  const classes = useQuery(getOnlineClassesQuery(client));
  const subjects = useQuery(getOnlineSubjectsQuery(client));
  return [
    { id: 'classes', label: '年级', options: toLoadable(classes, mapOptions) },
    { id: 'subject', label: '学科', options: toLoadable(subjects, mapOptions) },
  ];
}

/** Online courses (Spec B 2.2). */
export function OnlineLearning() {
  const client = useApi();
  const title = useSectionTitle('onlineLearning');
  const slides = useBannerSlides(COLUMN.onlineLearning);
  const courses = useList(paths.onlineLearning, {
    pageSize: PAGE_SIZE.onlineLearning,
    read: (query) => articleListQueries(client, 'onlineLearning', query).page,
    toItem: (article) => toCourse(article, client),
    clears: { classes: ['subject'] },
  });
  const filters = useFilters();
  return <OnlineLearningView title={title} slides={slides} courses={courses} filters={filters} />;
}
