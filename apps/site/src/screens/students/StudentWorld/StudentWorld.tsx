import { listNewBooksQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import type { ArticleSummary } from '@inkstone/api/types';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { useColumn, useHubContents } from '../../../kits/hub/use-hub-contents.js';
import { useSearchPage } from '../../../kits/list/use-search-page.js';
import { usePageNames } from '../../../kits/use-section.js';
import { toDeadlineActivity, toKnowledge, toTaggedCourse, toWork } from './model.js';
import { StudentWorldView } from './StudentWorld.view.js';
import { toCatalogueBook } from '../../../lib/models/catalogue.js';

/** The time in ms until which one of the activities is open; `undefined` where none has an end. */
function lastEnd(activities: readonly ArticleSummary[] = []): number | undefined {
  const ends = activities.flatMap(({ end_time }) => (end_time === undefined ? [] : [end_time * 1000]));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** The section for students (Spec B 2.2). */
export function StudentWorld() {
  const client = useApi();
  const onSearch = useSearchPage((search) => paths.studentWorldList.path({ search }));
  const head = useSectionHead('studentWorld');
  const knowledge = useColumn('KnowledgeDrivenGoods', PAGE_SIZE.studentWorldLists);
  const works = useColumn('worksDisplay', PAGE_SIZE.studentWorldLists);
  const activities = useColumn('thematicActivities', PAGE_SIZE.studentWorldCarousels);
  const courses = useColumn('onlineLearning', PAGE_SIZE.studentWorldCarousels);
  const books = useQuery(listNewBooksQuery(client));
  const names = usePageNames([
    'KnowledgeDrivenGoods',
    'worksDisplay',
    'thematicActivities',
    'onlineLearning',
    'addedServices',
  ]);
  const now = useNow(lastEnd(activities.data?.list));
  const contents = useHubContents({
    KnowledgeDrivenGoods: knowledge.data?.count,
    onlineLearning: courses.data?.count,
    thematicActivities: activities.data?.count,
    worksDisplay: works.data?.count,
  });
  return (
    <StudentWorldView
      {...head}
      names={names}
      contents={contents}
      onSearch={onSearch}
      knowledge={toLoadable(knowledge, ({ list }) => list.map(toKnowledge))}
      works={toLoadable(works, ({ list }) => list.map((work) => toWork(work, client)))}
      activities={toLoadable(activities, ({ list }) =>
        list.map((activity) => toDeadlineActivity(activity, client, now)),
      )}
      courses={toLoadable(courses, ({ list }) => list.map((course) => toTaggedCourse(course, client)))}
      books={toLoadable(books, (list) => list.map((book) => toCatalogueBook(book, client)))}
    />
  );
}
