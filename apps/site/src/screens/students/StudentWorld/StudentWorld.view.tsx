import { SearchForm } from '@inkstone/forms/search';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { BriefList, type Brief } from '@inkstone/ui/patterns/BriefList';
import { CompactCourseSkeleton, CourseCard, type Course } from '@inkstone/ui/patterns/CourseCard';
import {
  DeadlineCard,
  DeadlineCardSkeleton,
  type DeadlineActivity,
} from '@inkstone/ui/patterns/DeadlineCard';
import type { HubContentsEntry } from '@inkstone/ui/patterns/HubContents';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import { ShelfCarousel } from '@inkstone/ui/patterns/ShelfCarousel';

import type { Loadable } from '../../../app/loadable.js';
import { Part } from '../../../components/Part/Part.js';
import { paths } from '../../../config/paths.js';
import { PAGE_SIZE } from '../../../config/site.js';
import { BookShelf } from '../../../kits/hub/BookShelf.js';
import { HubColumns, HubSlot } from '../../../kits/hub/hub-layout.js';
import { HubEmpty } from '../../../kits/hub/HubEmpty.js';
import { SectionHead } from '../../../kits/hub/SectionHead.js';

export interface StudentWorldViewProps {
  title: string;
  slides: Loadable<BannerSlide[]>;
  contents: readonly HubContentsEntry[];
  /** Called with a text that is not empty. */
  onSearch: (text: string) => void;
  knowledge: Loadable<Brief[]>;
  works: Loadable<Brief[]>;
  activities: Loadable<DeadlineActivity[]>;
  courses: Loadable<Course[]>;
  books: Loadable<CatalogueBook[]>;
}

const THREE_CARDS = { desktop: 3, tablet: 2, phone: 1 };

const { KnowledgeDrivenGoods, worksDisplay, thematicActivities, onlineLearning, addedServices } = paths;

export function StudentWorldView({
  title,
  slides,
  contents,
  onSearch,
  knowledge,
  works,
  activities,
  courses,
  books,
}: StudentWorldViewProps) {
  return (
    <PageColumn>
      <SectionHead
        title={title}
        slides={slides}
        contents={contents}
        search={
          <SearchForm
            place="studentWorld"
            value=""
            onSearch={(text) => {
              // Clearing the box leaves nothing to look for.
              if (text !== '') onSearch(text);
            }}
          />
        }
      />
      <HubColumns>
        <Part of={knowledge}>
          {(items) => (
            <BriefList
              title={KnowledgeDrivenGoods.title}
              titleNote="一篇只讲一件事"
              items={items ?? []}
              loading={items === undefined}
              skeletonRows={PAGE_SIZE.studentWorldLists}
              moreHref={KnowledgeDrivenGoods.href()}
              moreLabel="全部"
              empty={
                <HubEmpty
                  title="还没有知识干货"
                  promise="新文章发布后会列在这里。"
                  page={KnowledgeDrivenGoods.title}
                  href={KnowledgeDrivenGoods.href()}
                />
              }
            />
          )}
        </Part>
        <Part of={works}>
          {(items) => (
            <BriefList
              title={worksDisplay.title}
              items={items ?? []}
              pictures
              loading={items === undefined}
              skeletonRows={PAGE_SIZE.studentWorldLists}
              moreHref={worksDisplay.href()}
              moreLabel="全部"
              empty={
                <HubEmpty
                  title="还没有作品"
                  promise="通过审核的学生作品会展示在这里。"
                  page={worksDisplay.title}
                  href={worksDisplay.href()}
                />
              }
            />
          )}
        </Part>
      </HubColumns>
      <HubSlot>
        <Part of={activities}>
          {(items) => (
            <ShelfCarousel
              title={thematicActivities.title}
              moreHref={thematicActivities.href()}
              moreLabel="全部活动"
              items={items ?? []}
              itemKey={({ id }) => id}
              renderItem={(activity) => <DeadlineCard activity={activity} />}
              perView={THREE_CARDS}
              loading={items === undefined}
              skeleton={<DeadlineCardSkeleton />}
              empty={
                <HubEmpty
                  title="还没有专题活动"
                  promise="新的征集开始后会排在这里，并写明还剩几天。"
                  page={thematicActivities.title}
                  href={thematicActivities.href()}
                />
              }
            />
          )}
        </Part>
      </HubSlot>
      <HubSlot>
        <Part of={courses}>
          {(items) => (
            <ShelfCarousel
              title={onlineLearning.title}
              moreHref={onlineLearning.href()}
              moreLabel="全部课程"
              items={items ?? []}
              itemKey={({ id }) => id}
              renderItem={(course) => <CourseCard course={course} compact />}
              perView={THREE_CARDS}
              loading={items === undefined}
              skeleton={<CompactCourseSkeleton />}
              empty={
                <HubEmpty
                  title="还没有课程"
                  promise="新课程上线后会排在这里。"
                  page={onlineLearning.title}
                  href={onlineLearning.href()}
                />
              }
            />
          )}
        </Part>
      </HubSlot>
      <HubSlot>
        <BookShelf title="图书推荐" books={books} page={addedServices.title} href={addedServices.href()} />
      </HubSlot>
    </PageColumn>
  );
}
