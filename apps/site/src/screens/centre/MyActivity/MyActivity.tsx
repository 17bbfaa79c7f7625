import { listMyActivitiesQuery } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useOwnList } from '../../../kits/centre/use-own-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { toJoinedActivity } from './model.js';
import { MyActivityView } from './MyActivity.view.js';
import { useJoined } from './use-joined.js';

const STUDENT = 1;

/** The activities that a teacher has enrolled in, or to which a student has sent a work (Spec B 2.6, 4). */
export const MyActivity = ownPage(function MyActivity({ user, centre }) {
  const client = useApi();
  const title = useSectionTitle('myActivity');
  const now = useNow(undefined);
  const activities = useOwnList(paths.myActivity, {
    pageSize: PAGE_SIZE.myActivity,
    read: (query) => listMyActivitiesQuery(client, query),
    toItem: (activity) => toJoinedActivity(activity, client, now),
  });
  const joined = useJoined(activities.items);
  const source = user.user_role === STUDENT ? paths.thematicActivities : paths.teachingActivities;

  return (
    <MyActivityView
      {...joined}
      centre={centre}
      title={title}
      activities={activities}
      sourceHref={source.href()}
    />
  );
});
