import { SearchForm } from '@inkstone/forms/search';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { BriefList, type Brief, type BriefListProps } from '@inkstone/ui/patterns/BriefList';
import { CompactCourseSkeleton, CourseCard, type Course } from '@inkstone/ui/patterns/CourseCard';
import {
  DeadlineCard,
  DeadlineCardSkeleton,
  type DeadlineActivity,
} from '@inkstone/ui/patterns/DeadlineCard';
import type { HubContentsEntry } from '@inkstone/ui/patterns/HubContents';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { BookShelf } from '../../../kits/hub/BookShelf.js';
import { HubColumns } from '../../../kits/hub/hub-layout.js';
import { HubEmpty, type HubEmptyProps } from '../../../kits/hub/HubEmpty.js';
import { HubShelf } from '../../../kits/hub/HubShelf.js';
import { SectionHead } from '../../../kits/hub/SectionHead.js';
import type { PageNames } from '../../../kits/use-section.js';

export interface StudentWorldViewProps {
  title: string;
  /** The names of the pages that it leads to. */
  names: PageNames<
    'KnowledgeDrivenGoods' | 'worksDisplay' | 'thematicActivities' | 'onlineLearning' | 'addedServices'
  >;
  slides: Loadable<BannerSlide[]>;
  contents: readonly HubContentsEntry[];
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
  names,
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
        search={<SearchForm place="studentWorld" value="" onSearch={onSearch} />}
      />
      <HubColumns>
        <Briefs
          title={names.KnowledgeDrivenGoods}
          titleNote="一篇只讲一件事"
          briefs={knowledge}
          empty={{
            title: '还没有知识干货',
            promise: '新文章发布后会列在这里。',
            page: names.KnowledgeDrivenGoods,
            href: KnowledgeDrivenGoods.href(),
          }}
        />
        <Briefs
          title={names.worksDisplay}
          pictures
          briefs={works}
          empty={{
            title: '还没有作品',
            promise: '通过审核的学生作品会展示在这里。',
            page: names.worksDisplay,
            href: worksDisplay.href(),
          }}
        />
      </HubColumns>
      <HubShelf
        title={names.thematicActivities}
        moreLabel="全部活动"
        items={activities}
        renderItem={(activity) => <DeadlineCard activity={activity} />}
        perView={THREE_CARDS}
        skeleton={<DeadlineCardSkeleton />}
        empty={{
          title: '还没有专题活动',
          promise: '新的征集开始后会排在这里，并写明还剩几天。',
          page: names.thematicActivities,
          href: thematicActivities.href(),
        }}
      />
      <HubShelf
        title={names.onlineLearning}
        moreLabel="全部课程"
        items={courses}
        renderItem={(course) => <CourseCard course={course} compact />}
        perView={THREE_CARDS}
        skeleton={<CompactCourseSkeleton />}
        empty={{
          title: '还没有课程',
          promise: '新课程上线后会排在这里。',
          page: names.onlineLearning,
          href: onlineLearning.href(),
        }}
      />
      <BookShelf title="图书推荐" books={books} page={names.addedServices} href={addedServices.href()} />
    </PageColumn>
  );
}

interface BriefsProps extends Pick<BriefListProps, 'title' | 'titleNote' | 'pictures'> {
  briefs: Loadable<Brief[]>;
  empty: HubEmptyProps;
}

function Briefs({ briefs, empty, ...list }: BriefsProps) {
  return (
    <Part of={briefs}>
      {(items) => (
        <BriefList
          {...list}
          items={items ?? []}
          loading={items === undefined}
          skeletonRows={PAGE_SIZE.studentWorldLists}
          moreHref={empty.href}
          moreLabel="全部"
          empty={<HubEmpty {...empty} />}
        />
      )}
    </Part>
  );
}
