import { SECTIONS } from '@inkstone/api/rules';
import type { ComponentType } from 'react';

import { ActivityPage, type ActivityPageProps } from '../../../kits/activity/ActivityPage.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { SideList } from '../../../kits/side/SideList.js';
import { useRecommended } from '../../../kits/side/use-recommended.js';
import { paths } from '../../../lib/config/paths.js';

function NewBooks() {
  return <SideList list={useRecommended({ key: 'new_book', title: '新书', kind: 'book' }, null)} />;
}

const FORMS = {
  research: { noun: '这个项目', resultsHref: paths.projectAchievements.href(), side: <NewBooks /> },
  teachingActivities: {
    noun: '这场活动',
    detailsTab: '活动详情',
    resultsHref: paths.projectAchievements.href(),
  },
  thematicActivities: { noun: '这场活动', detailsTab: '活动详情', resultsHref: paths.worksDisplay.href() },
} satisfies Record<string, Pick<ActivityPageProps, 'noun' | 'resultsHref' | 'side' | 'detailsTab'>>;

export type Activity = keyof typeof FORMS;

/** The screen of something that can be joined (Spec B 2.1, 2.2). */
export function columnActivity(section: Activity): ComponentType {
  const route = paths[SECTIONS[section].detail];
  return function ColumnActivity() {
    return <ActivityPage {...useActivity(route, section)} {...FORMS[section]} />;
  };
}
