import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { MyGradeChip } from '@inkstone/ui/components/MyGradeChip';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { CourseCard, type Course } from '@inkstone/ui/patterns/CourseCard';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import type { ColumnListProps } from '../../../kits/article/use-article-list.js';
import type { ListFilter, ListModel } from '../../../kits/list/list-model.js';
import { ListPage } from '../../../kits/list/ListPage.js';
import { Grid, Wide } from './OnlineLearning.styles.js';

export interface OnlineLearningViewProps extends ColumnListProps<Course> {
  filters: readonly ListFilter[];
  /** The grade of the person who is logged in, where there are courses for it. */
  ownGrade?: FilterOption | undefined;
}

export function OnlineLearningView({ filters, ownGrade, ...page }: OnlineLearningViewProps) {
  const { list: courses } = page;
  const mobile = useMediaQuery(media.mobile);
  // The newest course opens the whole list; of a part of it, all courses are alike.
  const opens = courses.page === 1 && Object.keys(courses.choices).length === 0;
  return (
    <ListPage
      {...page}
      filters={filters}
      above={mobile && ownGrade ? <OwnGrade courses={courses} grade={ownGrade} /> : undefined}
    >
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

/** On a phone the grades are in a sheet, so that the person's own one is offered beside it. */
function OwnGrade({ courses, grade }: { courses: ListModel<Course>; grade: FilterOption }) {
  const selected = courses.choices['classes'] === grade.value;
  return (
    <Wide>
      <MyGradeChip
        grade={grade.label}
        selected={selected}
        onToggle={() => courses.onFilter('classes', selected ? '' : grade.value)}
      />
    </Wide>
  );
}
