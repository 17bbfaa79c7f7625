import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { CourseCard, type Course } from '@inkstone/ui/patterns/CourseCard';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../app/loadable.js';
import type { ListFilter, ListModel } from '../../../kits/list/list-model.js';
import { ListPage } from '../../../kits/list/ListPage.js';
import { Grid } from './OnlineLearning.styles.js';

export interface OnlineLearningViewProps {
  title: string;
  slides: Loadable<BannerSlide[]>;
  courses: ListModel<Course>;
  filters: readonly ListFilter[];
}

export function OnlineLearningView({ title, slides, courses, filters }: OnlineLearningViewProps) {
  // The newest course opens the whole list; of a part of it, all courses are alike.
  const opens = courses.page === 1 && Object.keys(courses.choices).length === 0;
  return (
    <ListPage title={title} slides={slides} list={courses} filters={filters} noun="课程" unit="课">
      {(items) => (
        <Grid>
          {items === undefined
            ? Array.from({ length: courses.pageSize }, (_, place) => (
                <li key={place}>
                  <Skeleton shape="block" ratio="16 / 9" />
                  <Skeleton lines={3} />
                </li>
              ))
            : items.map((course, place) => (
                <li key={course.id} data-large={(opens && place === 0) || undefined}>
                  <CourseCard course={course} large={opens && place === 0} priority={place === 0} />
                </li>
              ))}
        </Grid>
      )}
    </ListPage>
  );
}
